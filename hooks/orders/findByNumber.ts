import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { asText } from '@/src/lib/sql-parts'

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const MOST = 50

/** The orders whose number begins as somebody typed it; ids are not text to the database. */
async function idsBeginning(req: PayloadRequest, typed: unknown): Promise<string[]> {
  const prefix = typeof typed === 'string' ? NUMBER.exec(typed.trim())?.[1]?.toLowerCase() : null
  if (!prefix) return []
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`starts_with(${asText(orders.id)}, ${prefix})`)
    .limit(MOST)
  return rows.map(({ id }) => id)
}

async function withNumbers(req: PayloadRequest, where: Where): Promise<Where> {
  const all = Object.entries(where).map(async ([name, condition]) => {
    if (Array.isArray(condition)) {
      return [name, await Promise.all(condition.map((one) => withNumbers(req, one)))]
    }
    const typed =
      name === 'id' && condition instanceof Object ? Reflect.get(condition, 'like') : null
    return [name, typed ? { in: await idsBeginning(req, typed) } : condition]
  })
  return Object.fromEntries(await Promise.all(all))
}

/** Lets the list's search find an order by its number, the first characters of its id. */
export const findByNumber: CollectionBeforeOperationHook<'orders'> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args
  return { ...args, where: await withNumbers(req, args.where) }
}
