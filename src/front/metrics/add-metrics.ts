import type { FastifyInstance } from 'fastify'

import { pathOf } from '@/src/front/check-request'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Pages } from '@/src/front/memory/pages'
import { frontFigures } from '@/src/front/metrics/front-figures'
import { gatherMetrics } from '@/src/front/metrics/gather'
import { routeClassOf } from '@/src/front/metrics/route-class'
import type { Upstreams } from '@/src/front/upstreams/upstreams'
import { bringsToken } from '@/src/lib/watching/metrics-token'

const METRICS = '/metrics'

/** Counts what is answered, and tells it at `/metrics` to those who have the token. */
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
  app.get(METRICS, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!bringsToken(request.headers.authorization, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send('The token is missing or wrong.')
    }
    return reply.type(registry.contentType).send(await gatherMetrics(registry, upstreams.all))
  })
}
