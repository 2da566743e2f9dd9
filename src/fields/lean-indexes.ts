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
 * Takes back indexes that Payload makes by itself and that only cost: those of a column that one of several
 * columns begins with, which finds its rows as well, and of orders, which are written three times a
 * purchase, those that are listed above.
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
