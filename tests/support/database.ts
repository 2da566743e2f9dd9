import config from '@payload-config'
import { type CollectionSlug, getPayload, type Payload, type Where } from 'payload'

let started: Promise<Payload> | undefined

/** Payload on this test file's own database, migrated and seeded. */
export function testPayload(): Promise<Payload> {
  started ??= getPayload({ config })
  return started
}

/** How many documents of a kind there are. */
export async function countOf(payload: Payload, collection: CollectionSlug, where: Where) {
  const options = { collection, where, overrideAccess: true } // tests look at all of it
  return (await payload.count(options)).totalDocs
}
