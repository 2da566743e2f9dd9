import type { Endpoint } from 'payload'
import type { Registry } from 'prom-client'
import { plainStaffActions } from '@/endpoints/platform/staff-actions'
import { env } from '@/src/lib/env'
import { nothingHere } from '@/src/lib/http/edge-guard'
import { get } from '@/src/lib/http/endpoint'
import { leaving } from '@/src/lib/http/next/leaving'
import { bringsToken, WEB_METRICS_TOKEN } from '@/src/lib/watching/metrics'
import { discardJob, retryJob } from '@/src/services/platform/queues/queues'
import { readiness } from '@/src/services/platform/readiness'

/** `/api/health`: the process answers, and stays. `/api/ready`: what it needs to serve is there. */
export const healthEndpoints: Endpoint[] = [
  get('/health', async () => Response.json({ status: leaving().aborted ? 'leaving' : 'alive' })),
  get('/ready', async (req) => {
    const report = await readiness(req.payload)
    return Response.json(report, { status: report.ready ? 200 : 503 })
  }),
]

let own: Registry | undefined

/** The figures of this web process, or with `?shop` of the shop, for the front's `/metrics`. */
export const metricsEndpoint = get('/internal/metrics', async (req) => {
  const authorization = req.headers.get('authorization')
  if (!env.METRICS_TOKEN || !bringsToken(authorization, WEB_METRICS_TOKEN())) throw nothingHere()
  if (req.searchParams.has('shop')) {
    const { shopFigures } = await import('@/src/services/platform/metrics/shop-figures')
    return Response.json({ figures: await (await shopFigures(req)).getMetricsAsJSON() })
  }
  const { webFigures } = await import('@/src/services/platform/metrics/web-figures')
  own ??= webFigures(req.payload)
  return Response.json({ figures: await own.getMetricsAsJSON() })
})

const change = plainStaffActions('job', 'changeJobs')

/** What staff may do with a background job that failed. */
export const jobEndpoints: Endpoint[] = [
  change('/jobs/:id/retry', async (req, id) => {
    await retryJob(req, id)
    return { message: 'The job runs again now.' }
  }),
  change('/jobs/:id/discard', async (req, id) => {
    await discardJob(req, id)
    return { message: 'The job was discarded.' }
  }),
]
