import { eq, type SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { confirmations } from '@/src/database-schema'
import type { NeedKey } from '@/src/domain/catalogue/licensing/needs'
import { databaseOf } from '@/src/lib/database'
import { confirmInvented } from '@/src/seed/demo/confirmations'

/** The database of tests has everything confirmed, by invented people: these take that back. */
export function licenses(payload: Payload) {
  const change = async (data: Partial<typeof confirmations.$inferInsert>, which?: SQL) => {
    const db = await databaseOf({ payload })
    await db.update(confirmations).set(data).where(which)
  }
  return {
    /** As in a new installation. */
    none: async () => {
      const db = await databaseOf({ payload })
      await db.delete(confirmations)
    },
    all: async () => {
      const db = await databaseOf({ payload })
      await db.delete(confirmations)
      await confirmInvented(payload)
    },
    expire: (need: NeedKey) => change({ expiresOn: '2026-01-01' }, eq(confirmations.need, need)),
  }
}
