import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  RequiredDataFromCollectionSlug,
} from 'payload'

/** Tells hooks that a fresh database is being filled: no one has cached anything of it. */
export const SEEDING = { seeding: true } as const

const keyOf = (row: object, fields: readonly string[]): string =>
  fields.map((field) => String(Reflect.get(row, field))).join('\n')

/**
 * Creates the rows that are not there yet, told apart by their natural key, and answers all of
 * them by that key. Rows that exist stay as they are, edited or in the trash.
 */
export async function createMissing<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  key: readonly string[],
  rows: readonly RequiredDataFromCollectionSlug<S>[],
): Promise<Map<string, DataFromCollectionSlug<S>>> {
  const { docs } = await payload.find({
    collection,
    trash: true,
    depth: 0,
    pagination: false,
    overrideAccess: true, // seeding has no user
  })
  const found = new Map(docs.map((doc) => [keyOf(doc, key), doc]))
  for (const data of rows) {
    if (found.has(keyOf(data, key))) continue
    const doc = await payload.create({
      collection,
      data,
      depth: 0,
      context: SEEDING,
      overrideAccess: true, // seeding has no user
    })
    found.set(keyOf(doc, key), doc)
  }
  return found
}
