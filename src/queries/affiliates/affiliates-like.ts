import { and, eq, ilike, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links, users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { containing } from '@/src/lib/sql-parts'

const MOST = 500

/** The affiliates whose code, name or email holds these words. The caller has checked who asks. */
export async function affiliatesLike(req: PayloadRequest, text: string): Promise<string[]> {
  const { firstName, lastName, email } = users
  const words = text.split(/\s+/).map((word) => {
    const like = containing(word)
    return or(
      ilike(affiliate_links.code, like),
      ilike(email, like),
      ilike(firstName, like),
      ilike(lastName, like),
    )
  })
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: affiliate_links.id })
    .from(affiliate_links)
    .leftJoin(users, eq(users.id, affiliate_links.user))
    .where(and(...words))
    .limit(MOST)
  return rows.map(({ id }) => id)
}
