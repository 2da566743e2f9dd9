import type { PostgresAdapter } from '@payloadcms/db-postgres'

/** Columns of orders that no list and no lookup begins with. */
const UNREAD = ['clock_breachedAt', 'companyName', 'kind', 'refundRequestedAt']

/** Columns that few orders have: the migration `lean_indexes` makes indexes of those orders alone. */
const RARE = [
  'affiliateLink',
  'formedOn',
  'offer',
  'offerPerson',
  'parent',
  'refundTask',
  'subscription',
]

/**
 * Drops indexes that Payload adds and no query needs: one on a column that is the first of a compound
 * index, which serves the same lookups, and those listed above, because a purchase writes its order
 * three times.
 */
export const leanIndexes: PostgresAdapter['beforeSchemaInit'][number] = ({ adapter, schema }) => {
  for (const [table, { indexes = {} }] of Object.entries(adapter.rawTables)) {
    const all = Object.values(indexes)
    const covered = new Set(all.flatMap(({ on }) => (Array.isArray(on) ? on.slice(0, 1) : [])))
    const unwanted = new Set([...covered, ...(table === 'orders' ? [...UNREAD, ...RARE] : [])])
    for (const [name, { on, unique }] of Object.entries(indexes)) {
      if (typeof on === 'string' && !unique && unwanted.has(on)) delete indexes[name]
    }
  }
  return schema
}
