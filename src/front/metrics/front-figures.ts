import { Gauge, Histogram, type Registry } from 'prom-client'

import type { DatabaseWatch } from '@/src/front/database-watch'
import type { RouteClass } from '@/src/front/metrics/route-class'
import type { Health, Upstreams } from '@/src/front/upstreams/upstreams'
import { watchProcess } from '@/src/lib/watching/process-metrics'

/** From what is answered from memory to what people give up on, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const HEALTHS: readonly Health[] = ['up', 'unknown', 'slow', 'leaving', 'down']

export type FrontFigures = {
  readonly registry: Registry
  readonly count: (route: RouteClass, status: number, seconds: number) => void
}

/** What the front knows: how requests were answered, and how the web processes are. */
export function frontFigures(upstreams: Upstreams, database: DatabaseWatch): FrontFigures {
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
