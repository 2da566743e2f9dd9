import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll } from 'vitest'

let started: Promise<Payload> | undefined

afterAll(async () => {
  if (started) await (await started).destroy()
})

/** Payload on this test file's own database, migrated and seeded. */
export function testPayload(): Promise<Payload> {
  started ??= getPayload({ config })
  return started
}
