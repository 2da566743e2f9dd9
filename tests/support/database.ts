import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

let started: Promise<Payload> | undefined

/** Payload on this test file's own database, migrated and seeded. */
export function testPayload(): Promise<Payload> {
  started ??= getPayload({ config })
  return started
}
