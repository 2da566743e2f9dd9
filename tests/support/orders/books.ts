import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { runSql } from '@/tests/support/run-sql'

const everything = { overrideAccess: true, depth: 0, pagination: false } as const // tests look at all of it

const alarm = z.object({ subject: z.string() })

/** What our own books say of an order, read again each time. */
export function books(payload: Payload) {
  const order = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })
  const where = (id: string) => ({ order: { equals: id } })
  async function allOf<T extends 'payments' | 'refunds' | 'tickets'>(collection: T, id: string) {
    const found = await payload.find({
      collection,
      where: where(id),
      sort: 'createdAt',
      ...everything,
    })
    return found.docs
  }
  return {
    order,
    payments: (id: string) => allOf('payments', id),
    refunds: (id: string) => allOf('refunds', id),
    tickets: (id: string) => allOf('tickets', id),
    commissions: async (id: string) => {
      const found = await payload.find({
        collection: 'commissions',
        where: where(id),
        ...everything,
      })
      return found.docs
    },
    /** How many mails of a template were written about an order. */
    mails: async (id: string, template: string) => {
      const found = await payload.find({
        collection: 'emails',
        where: { ...where(id), template: { equals: template } },
        ...everything,
      })
      return found.docs
    },
    /** What staff were told of an order. */
    alarms: async (id: string) => {
      const found = await payload.find({
        collection: 'auditLog',
        where: { documentId: { equals: id }, action: { equals: 'alarm' } },
        ...everything,
      })
      return found.docs.map(({ after }) => alarm.parse(after).subject)
    },
    /** Makes an order's attempts and refunds look as if they had been written long ago. */
    becomeOld: async (id: string, age = '1 hour') => {
      for (const table of ['payments', 'refunds']) {
        await runSql(
          { payload },
          sql`update ${sql.raw(table)} set created_at = now() - ${age}::interval,
            last_checked_at = null where order_id = ${id}`,
        )
      }
    },
  }
}
export type Books = ReturnType<typeof books>
