import { and, between, eq } from 'drizzle-orm'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const MOST = 50

const BLANK_ID = '00000000-0000-0000-0000-000000000000'

/** The first and the last id that begin like this, between which an index finds the rest. */
function idRange(prefix: string): [first: string, last: string] {
  return [
    prefix + BLANK_ID.slice(prefix.length),
    prefix + BLANK_ID.replaceAll('0', 'f').slice(prefix.length),
  ]
}

/** The orders whose number begins as someone typed it, `#1a2b3c4d`: of one customer, or of all. */
export async function idsBeginning(
  reader: Parameters<typeof databaseOf>[0],
  typed: string,
  user?: string,
): Promise<string[]> {
  const prefix = NUMBER.exec(typed.trim())?.[1]?.toLowerCase()
  if (!prefix) return []
  const db = await databaseOf(reader)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        user === undefined ? undefined : eq(orders.user, user),
        between(orders.id, ...idRange(prefix)),
      ),
    )
    .limit(MOST)
  return rows.map(({ id }) => id)
}
