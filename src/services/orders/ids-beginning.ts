import { and, eq, sql } from 'drizzle-orm'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { asText } from '@/src/lib/sql-parts'

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const MOST = 50

/**
 * The orders whose number begins as somebody typed it, `#1a2b3c4d`: of one customer, or of all. Ids
 * are no text to the database.
 */
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
        sql`starts_with(${asText(orders.id)}, ${prefix})`,
      ),
    )
    .limit(MOST)
  return rows.map(({ id }) => id)
}
