import { statfs } from 'node:fs/promises'

import type { Payload } from 'payload'
import { Gauge, type Registry } from 'prom-client'

import { env } from '@/src/lib/env'
import { watchProcess } from '@/src/lib/watching/metrics'

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
  if (!env.s3)
    new Gauge({
      name: 'charterdesk_files_free_bytes',
      help: 'Room that is left where files are kept; not told of a bucket',
      registers: [registry],
      async collect() {
        const { bavail, bsize } = await statfs(env.FILES_DIR)
        this.set(bavail * bsize)
      },
    })
  return registry
}
