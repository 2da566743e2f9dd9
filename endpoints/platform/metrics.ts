import type { Registry } from 'prom-client'

import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { bringsToken, WEB_METRICS_TOKEN } from '@/src/lib/watching/metrics-token'

let own: Registry | undefined

/** The figures of this web process, or with `?shop` of the shop, for the front's `/metrics`. */
export const metricsEndpoint = defineEndpoint({
  path: '/internal/metrics',
  method: 'get',
  handler: async (req) => {
    const authorization = req.headers.get('authorization')
    if (!env.METRICS_TOKEN || !bringsToken(authorization, WEB_METRICS_TOKEN()))
      throw new AppError('not_found', 'Nothing was found at this address.', 404)
    if (req.searchParams.has('shop')) {
      const { shopFigures } = await import('@/src/services/platform/metrics/shop-figures')
      return Response.json({ figures: await (await shopFigures(req)).getMetricsAsJSON() })
    }
    const { webFigures } = await import('@/src/services/platform/metrics/web-figures')
    own ??= webFigures(req.payload)
    return Response.json({ figures: await own.getMetricsAsJSON() })
  },
})
