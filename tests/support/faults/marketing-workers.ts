import { afterAll, inject } from 'vitest'

import { testPayload } from '../database'
import { startMailServer } from '../mail/mail-server'
import { openForMarketing } from '../mail/marketing-shop'
import { bundled } from '../scripts/bundled'

/** A shop that may send marketing mail, its mail server, and a program that works for it. */
export async function marketingWorkers(program: string) {
  const payload = await testPayload()
  const server = await startMailServer()
  await openForMarketing(payload, server.port)
  afterAll(() => server.stop())
  return { payload, server, program: await bundled(program, inject('databases').programs) }
}
