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
const answer = z.object({ own: metrics, shop: metrics })
type Metrics = z.infer<typeof metrics>

type Labels = Readonly<Record<string, string>>

/** Says of each value whose it is; as no two share all labels, none of them are added up. */
const labelled = (all: Metrics, more: Labels): Metrics =>
  all.map((metric) => ({
    ...metric,
    aggregator: 'first',
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, ...more } })),
  }))

/** What a web process says of itself, and, asked for it, of the shop; nothing when it does not answer. */
async function askWeb({ origin }: Upstream, isForShop: boolean): Promise<Metrics[]> {
  try {
    const response = await fetch(
      new URL(`${WEB_METRICS_PATH}${isForShop ? SHOP_QUERY : ''}`, origin),
      {
        headers: { authorization: `Bearer ${WEB_METRICS_TOKEN()}` },
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    )
    const { own, shop } = answer.parse(await response.json())
    return [labelled(own, { process: 'web', instance: new URL(origin).host }), labelled(shop, {})]
  } catch {
    return []
  }
}

/** The figures of the front, of each web process that answers, and, once, of the shop, as text. */
export async function gatherMetrics(
  own: Registry,
  upstreams: readonly Upstream[],
): Promise<string> {
  const asked = upstreams.filter(({ health }) => health !== 'down')
  const webs = await Promise.all(asked.map((upstream, index) => askWeb(upstream, index === 0)))
  const front = metrics.parse(JSON.parse(JSON.stringify(await own.getMetricsAsJSON())))
  const all = [labelled(front, { process: 'front', instance: 'front' }), ...webs.flat()]
  return AggregatorRegistry.aggregate(all).metrics()
}
