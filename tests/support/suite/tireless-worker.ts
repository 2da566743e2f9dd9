import type { Payload } from 'payload'
import { PgBoss } from 'pg-boss'
import { afterAll } from 'vitest'

import { startWorkers } from '@/src/jobs/index'
import { env } from '@/src/lib/env'

/** No pause ends by this clock: a worker that waits for the next look never looks again. */
const stopped = {
  now: () => Date.now(),
  setTimeout: () => null,
  clearTimeout: () => undefined,
  setInterval: () => null,
  clearInterval: () => undefined,
}

/** Does what is queued, by a clock that stands still: only what is taken without a pause is done. */
export async function tirelessWorker(payload: Payload): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    max: 3,
    migrate: false,
    schedule: false,
    supervise: false,
    useListenNotify: true,
    clock: stopped,
  })
  boss.on('error', () => undefined)
  afterAll(() => boss.stop({ graceful: false }))
  await startWorkers(boss, payload, { 'export-list': async () => undefined })
  return boss
}
