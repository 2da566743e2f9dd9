import { between, desc, eq, or, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { holdsWords } from '@/src/lib/sql-parts'

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const RECEIPT = /^\d{4}-\d{5,}$/
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The orders whose number begins so, which the primary key finds. */
function beginsWith(start: string): SQL {
  const first = start.toLowerCase()
  const last = `${first.padEnd(8, 'f')}${LOWEST.slice(8).replaceAll('0', 'f')}`
  return between(orders.id, `${first.padEnd(8, '0')}${LOWEST.slice(8)}`, last)
}

/** The newest orders that the words find: by number, receipt, company or customer. */
export async function findOrders(req: PayloadRequest, words: string, most: number) {
  const { companyName, createdAt, email, id, receiptNumber, searchText, status } = orders
  const [, number] = NUMBER.exec(words) ?? []
  const held = holdsWords(searchText, words)
  const exact = RECEIPT.test(words) ? eq(receiptNumber, words) : undefined
  const db = await databaseOf(req)
  return db
    .select({ id, companyName, email, status })
    .from(orders)
    .where(exact ?? (number ? or(beginsWith(number), held) : held))
    .orderBy(desc(createdAt))
    .limit(most)
}
