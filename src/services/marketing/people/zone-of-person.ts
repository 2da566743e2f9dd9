import { eq } from 'drizzle-orm'
import type { Payload } from 'payload'

import { leads, states, users } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import { databaseOf } from '@/src/lib/database'
import { dialled } from '@/src/services/leads/zone-of-lead'
import { businessZone } from '@/src/services/platform/business-zone'

/** Whose clocks count for someone: by billing country, phone or chosen state, else the business's. */
export async function zoneOfPerson(payload: Payload, email: string): Promise<string> {
  const db = await databaseOf({ payload })
  const [account] = await db
    .select({ phone: users.phone, country: users.billing_country })
    .from(users)
    .where(eq(users.email, email))
  const [lead] = await db
    .select({ phone: leads.phone, state: states.code })
    .from(leads)
    .leftJoin(states, eq(states.id, leads.selectedState))
    .where(eq(leads.email, email))
  const country = account?.country
  const abroad = country && country !== 'US' ? { country, national: '' } : null
  const zone = callZone(abroad ?? dialled(account?.phone || lead?.phone), lead?.state ?? null)
  return zone ?? businessZone({ payload })
}
