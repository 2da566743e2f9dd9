import type { Endpoint } from 'payload'

import { defineEndpoint } from '@/src/lib/http/endpoint'
import { leaving } from '@/src/lib/http/next/leaving'
import { readiness } from '@/src/services/platform/readiness'

/** `/api/health`: the process answers, and stays. `/api/ready`: what it needs to serve is there. */
export const healthEndpoints: Endpoint[] = [
  defineEndpoint({
    path: '/health',
    method: 'get',
    handler: async () => Response.json({ status: leaving().aborted ? 'leaving' : 'alive' }),
  }),
  defineEndpoint({
    path: '/ready',
    method: 'get',
    handler: async (req) => {
      const report = await readiness(req.payload)
      return Response.json(report, { status: report.ready ? 200 : 503 })
    },
  }),
]
