import { eq } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Payload } from 'payload'
import { z } from 'zod'

import { leads, users } from '@/src/database-schema'
import { isTimeZone } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { businessZone } from '@/src/services/platform/business-zone'

const zonesIn = z.array(z.string()).catch([])

/** The zone of a country that has only one; the types of this standard are younger than it is. */
function zoneOfCountry(country: string): string | null {
  const locale = new Intl.Locale('und', { region: country })
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const zones = zonesIn.parse(typeof ask === 'function' ? Reflect.apply(ask, locale, []) : [])
  const [zone] = zones
  return zone && zones.length === 1 && isTimeZone(zone) ? zone : null
}

/** Whose clocks count for someone: their country's by phone or billing, else the business's. */
export async function zoneOfPerson(payload: Payload, email: string): Promise<string> {
  const db = await databaseOf({ payload })
  const [account] = await db
    .select({ phone: users.phone, country: users.billing_country })
    .from(users)
    .where(eq(users.email, email))
  const [lead] = await db.select({ phone: leads.phone }).from(leads).where(eq(leads.email, email))
  const phone = account?.phone || lead?.phone
  const country = account?.country || (phone && parsePhoneNumberFromString(phone, 'US')?.country)
  return (country && zoneOfCountry(country)) || businessZone({ payload })
}
