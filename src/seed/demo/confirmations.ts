import { and, eq, isNull } from 'drizzle-orm'
import type { Payload } from 'payload'

import { confirmations, evidence, states } from '@/src/database-schema'
import { NEED_KEYS } from '@/src/domain/catalogue/licensing/needs'
import { SALES_TAGS } from '@/src/domain/catalogue/licensing/selling-input'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { zipIn } from '@/src/domain/vocabulary/places/zip-codes'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { databaseOf } from '@/src/lib/database'
import { readConfirmations } from '@/src/services/catalogue/licensing/confirmations'
import { officeDayAt } from '@/src/services/platform/business-zone'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

/** What marks a confirmation that no one gave. */
export const INVENTED = 'Invented: no license, person or contract stands behind it.'

/** A registered agent in each state that has none. */
async function nameInventedAgents(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  for (const code of Object.keys(JURISDICTIONS)) {
    await db
      .update(states)
      .set({
        agent_name: 'Invented Agents Inc.',
        agent_street: '1 Invented Street',
        agent_city: 'Invented City',
        agent_zipCode: zipIn(code),
      })
      .where(and(eq(states.code, code), isNull(states.agent_name)))
  }
}

/**
 * Confirms everything that has to be confirmed before it is sold, with invented people, for the demo
 * and for tests. A new installation has none of it.
 */
export async function confirmInvented(payload: Payload): Promise<void> {
  await nameInventedAgents(payload)
  const known = new Set((await readConfirmations({ payload })).map(({ need }) => need))
  const needs = NEED_KEYS.filter((need) => !known.has(need))
  if (needs.length === 0) return
  const today = await officeDayAt(payload, new Date())
  const db = await databaseOf({ payload })
  const [file] = await db.insert(evidence).values({ title: INVENTED }).returning()
  await db.insert(confirmations).values(
    needs.map((need) => ({
      need,
      isOn: true,
      name: 'Ottilie Invented',
      number: 'INVENTED-1',
      jurisdiction: 'Invented',
      confirmedOn: today,
      // longer than the histories of the tests run on, which buy again after years
      expiresOn: isoDate(addDays(parseDate(today), 3650)),
      evidence: file?.id,
      note: INVENTED,
    })),
  )
  await invalidateTags({ payload }, SALES_TAGS)
}
