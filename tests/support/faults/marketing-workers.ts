import { afterAll } from 'vitest'

import { testPayload } from '../database'
import { startMailServer } from '../mail/mail-server'
import { openForMarketing } from '../mail/marketing-shop'
import { bundledChild } from './bundled-child'

/** A shop that may send marketing mail, its mail server, and a program that works for it. */
export async function marketingWorkers(program: string) {
  const payload = await testPayload()
  const server = await startMailServer()
  await openForMarketing(payload, server.port)
  const bundle = await bundledChild(program)
  afterAll(async () => {
    await server.stop()
    await bundle.remove()
  })
  return { payload, server, bundle }
}
