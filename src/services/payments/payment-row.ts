import { desc, type SQL } from 'drizzle-orm'

import { payments } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import type { Payment } from '@/src/payload-types'

const iso = (stored: string | null) => stored && new Date(stored).toISOString()

/** An attempt as services know it. */
export function paymentOf(row: typeof payments.$inferSelect): Payment {
  const { card_brand: brand, card_last4: last4, card_fingerprint: fingerprint, ...own } = row
  return {
    ...own,
    card: { brand, last4, fingerprint },
    settledAt: iso(row.settledAt),
    exchangeRateAsOf: iso(row.exchangeRateAsOf),
    lastCheckedAt: iso(row.lastCheckedAt),
    updatedAt: new Date(row.updatedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

/** The attempts that meet a condition, the latest first. */
export async function findPayments(req: Caller, which: SQL | undefined): Promise<Payment[]> {
  const db = await databaseOf(req)
  const rows = await db.select().from(payments).where(which).orderBy(desc(payments.createdAt))
  return rows.map(paymentOf)
}

/** Adds an attempt. */
export async function insertPayment(
  req: Caller,
  values: typeof payments.$inferInsert,
): Promise<Payment> {
  const db = await databaseOf(req)
  const [row] = await db.insert(payments).values(values).returning()
  if (!row) throw new Error('The attempt was not written')
  return paymentOf(row)
}
