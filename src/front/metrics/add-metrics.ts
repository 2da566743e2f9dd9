import type { FastifyInstance } from 'fastify'

import { pathOf } from '@/src/front/check-request'
import type { DatabaseWatch } from '@/src/front/database-watch'
import type { Pages } from '@/src/front/memory/pages'
import { frontFigures } from '@/src/front/metrics/front-figures'
import { processMetrics, shopMetrics } from '@/src/front/metrics/gather'
import { routeClassOf } from '@/src/front/metrics/route-class'
import type { Upstreams } from '@/src/front/upstreams/upstreams'
import { bringsToken } from '@/src/lib/watching/metrics-token'

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
