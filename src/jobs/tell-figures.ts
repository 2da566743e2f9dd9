import { createServer, type RequestListener } from 'node:http'

import { Histogram, type Registry } from 'prom-client'

import type { OnJobEnd } from '@/src/jobs'
import { log } from '@/src/lib/log'
import { bringsToken, watchProcess } from '@/src/lib/watching/metrics'

/** From a mail handed over to an export of a million rows, in seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]
const LOOPBACK = '127.0.0.1'

function jobFigures(registry: Registry): OnJobEnd {
  const durations = new Histogram({
    name: 'charterdesk_job_duration_seconds',
    help: 'Background jobs of this worker by queue and outcome, with how long they took',
    labelNames: ['queue', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  return (queue, seconds, outcome) => durations.observe({ queue, outcome }, seconds)
}

/** `/health` is for anyone who restarts a worker that answers nothing any more: no one has to ask the database. */
const answering =
  (registry: Registry, token: string | undefined): RequestListener =>
  async ({ url, method, headers }, response) => {
    response.setHeader('cache-control', 'no-store')
    if (url === '/health' && (method === 'GET' || method === 'HEAD')) {
      response.end('{"status":"alive"}')
    } else if (!token || url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end()
    } else if (bringsToken(headers.authorization, token)) {
      response.setHeader('content-type', registry.contentType)
      response.end(await registry.metrics())
    } else {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    }
  }

type Told = {
  /** Port 0 is any that is free. */
  readonly port: number
  /** Without one there are no figures, and `/health` alone. */
  readonly token: string | undefined
  /** The address to listen at; null for this machine's own. */
  readonly host: string | null
}

/**
 * Says at `/health` that a worker answers, counts its jobs, and tells of them, and of its memory and
 * time, at `/metrics` to those who have the token. A port that is taken is logged and hinders no job.
 */
export async function tellFigures({ port, token, host }: Told) {
  const registry = watchProcess()
  const count = jobFigures(registry)
  const server = createServer(answering(registry, token))
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      log.error({ err: error, port }, 'the figures of this worker are told nowhere')
      resolve()
    })
    server.listen(port, host ?? LOOPBACK, resolve)
  })
  const address = server.address()
  return {
    count,
    /** Where it listens; null where the port was taken. */
    port: typeof address === 'object' && address ? address.port : null,
    close: () => {
      server.close()
    },
  }
}
