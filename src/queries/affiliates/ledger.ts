import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { affiliate_links } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

/** The codes of affiliates by their ids. */
export async function affiliateCodes(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: affiliate_links.id, code: affiliate_links.code })
    .from(affiliate_links)
    .where(inArray(affiliate_links.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
