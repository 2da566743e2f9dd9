import type { Payload } from 'payload'
import { Gauge, type Registry } from 'prom-client'

import { watchProcess } from '@/src/lib/watching/process-metrics'

/** What a web process knows of itself: memory, event loop and its connections to the database. */
export function webFigures({ db: { pool } }: Pick<Payload, 'db'>): Registry {
  const registry = watchProcess()
  new Gauge({
    name: 'charterdesk_pool_connections',
    help: 'Connections of a web process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return registry
}
