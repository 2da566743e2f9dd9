import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Gauge, Histogram, type Registry } from 'prom-client'
import { z } from 'zod'
import { pathOf } from '@/src/front/check-request'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Pages } from '@/src/front/memory/pages'
import { type RouteClass, routeClassOf } from '@/src/front/metrics/route-class'
import type { Health, Upstream, Upstreams } from '@/src/front/upstreams/upstreams'
import { FRONT_HEADER, frontSecret } from '@/src/lib/http/front-headers'
import {
  bringsToken,
  SHOP_QUERY,
  WEB_METRICS_PATH,
  WEB_METRICS_TOKEN,
  watchProcess,
} from '@/src/lib/watching/metrics'

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
      headers: { authorization: `Bearer ${WEB_METRICS_TOKEN()}`, [FRONT_HEADER]: frontSecret() },
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
async function processMetrics(own: Registry, upstreams: readonly Upstream[]): Promise<string> {
  const webs = answering(upstreams).map(async (upstream) => {
    const figures = (await askWeb(upstream)) ?? []
    return labelled(figures, { process: 'web', web: new URL(upstream.origin).host })
  })
  const front = metrics.parse(JSON.parse(JSON.stringify(await own.getMetricsAsJSON())))
  return asText([labelled(front, { process: 'front' }), ...(await Promise.all(webs))])
}

/** The figures of the shop, by whichever web process answers first in turn; null when none does. */
async function shopMetrics(upstreams: readonly Upstream[]): Promise<string | null> {
  for (const upstream of answering(upstreams)) {
    const figures = await askWeb(upstream, SHOP_QUERY)
    if (figures) return asText([labelled(figures, {})])
  }
  return null
}

/** From what is answered from memory to what people give up on, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const HEALTHS: readonly Health[] = ['up', 'unknown', 'slow', 'leaving', 'down']

type FrontFigures = {
  readonly registry: Registry
  readonly count: (route: RouteClass, status: number, seconds: number) => void
}

/** What the front knows: how requests were answered, and how the web processes are. */
function frontFigures(upstreams: Upstreams, database: DatabaseWatch): FrontFigures {
  const registry = watchProcess()
  const registers = [registry]
  const durations = new Histogram({
    name: 'charterdesk_http_request_duration_seconds',
    help: 'Requests by the kind of address and the class of the status, with how long they took',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  new Gauge({
    name: 'charterdesk_web_processes',
    help: 'Web processes behind the front, by how they are; one place may be kept free',
    labelNames: ['health'],
    registers,
    collect() {
      for (const health of HEALTHS) {
        this.set({ health }, upstreams.all.filter((one) => one.health === health).length)
      }
    },
  })
  new Gauge({
    name: 'charterdesk_web_requests_in_progress',
    help: 'Requests that web processes work on',
    registers,
    collect() {
      this.set(upstreams.all.reduce((sum, { busy }) => sum + busy, 0))
    },
  })
  new Gauge({
    name: 'charterdesk_web_requests_waiting',
    help: 'Requests that wait for a web process to come back',
    registers,
    collect() {
      this.set(upstreams.waiting())
    },
  })
  new Gauge({
    name: 'charterdesk_database_up',
    help: 'Whether the database answers, as web processes say',
    registers,
    collect() {
      this.set(database.isAway() ? 0 : 1)
    },
  })
  return {
    registry,
    count: (route, status, seconds) =>
      durations.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
  }
}

/** Each front tells of itself and of the web processes; any of them tells of the shop. */
const PROCESSES = '/metrics'
const SHOP = '/metrics/shop'

/** Counts what is answered, and tells figures to those who have the token. */
export function addMetrics(
  app: FastifyInstance,
  token: string,
  upstreams: Upstreams,
  database: DatabaseWatch,
  pages: Pages | null,
): void {
  const { registry, count } = frontFigures(upstreams, database)
  app.addHook('onResponse', async (request, reply) => {
    count(routeClassOf(pathOf(request.url)), reply.statusCode, reply.elapsedTime / 1000)
  })
  pages?.onAnswer((path, status, seconds) => count(routeClassOf(path), status, seconds))
  const tell = (path: string, figures: () => Promise<string | null>) =>
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!bringsToken(request.headers.authorization, token)) {
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send('The token is missing or wrong.')
      }
      const text = await figures()
      if (text === null) return reply.code(503).send('No web process answers.')
      return reply.type(registry.contentType).send(text)
    })
  tell(PROCESSES, () => processMetrics(registry, upstreams.all))
  tell(SHOP, () => shopMetrics(upstreams.all))
}
