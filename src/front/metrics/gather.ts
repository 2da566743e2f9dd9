import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

import type { Upstream } from '@/src/front/upstreams/upstreams'
import { SHOP_QUERY, WEB_METRICS_PATH, WEB_METRICS_TOKEN } from '@/src/lib/watching/metrics-token'

const PATIENCE_MS = 5_000

const label = z.union([z.string(), z.number()])
const metrics = z.array(
  z.looseObject({
    name: z.string(),
    values: z.array(z.looseObject({ labels: z.record(z.string(), label) })),
  }),
)
const answer = z.object({ figures: metrics })
type Metrics = z.infer<typeof metrics>

type Labels = Readonly<Record<string, string>>

/** Says of each value whose it is; as no two share all labels, none of them are added up. */
const labelled = (all: Metrics, more: Labels): Metrics =>
  all.map((metric) => ({
    ...metric,
    aggregator: 'first',
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, ...more } })),
  }))

/** What a web process says of itself, or of the shop; null when it does not answer. */
async function askWeb({ origin }: Upstream, query = ''): Promise<Metrics | null> {
  try {
    const response = await fetch(new URL(`${WEB_METRICS_PATH}${query}`, origin), {
      headers: { authorization: `Bearer ${WEB_METRICS_TOKEN()}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.parse(await response.json()).figures
  } catch {
    return null
  }
}

const asText = (all: Metrics[]) => AggregatorRegistry.aggregate(all).metrics()

const answering = (upstreams: readonly Upstream[]) =>
  upstreams.filter(({ health }) => health !== 'down')

/** The figures of the front and of each web process that answers, as text. */
export async function processMetrics(
  own: Registry,
  upstreams: readonly Upstream[],
): Promise<string> {
  const webs = answering(upstreams).map(async (upstream) => {
    const figures = (await askWeb(upstream)) ?? []
    return labelled(figures, { process: 'web', web: new URL(upstream.origin).host })
  })
  const front = metrics.parse(JSON.parse(JSON.stringify(await own.getMetricsAsJSON())))
  return asText([labelled(front, { process: 'front' }), ...(await Promise.all(webs))])
}

/** The figures of the shop, by whichever web process answers first in turn; null when none does. */
export async function shopMetrics(upstreams: readonly Upstream[]): Promise<string | null> {
  for (const upstream of answering(upstreams)) {
    const figures = await askWeb(upstream, SHOP_QUERY)
    if (figures) return asText([labelled(figures, {})])
  }
  return null
}
