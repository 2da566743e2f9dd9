import { eq } from 'drizzle-orm'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Payload } from 'payload'
import { z } from 'zod'

import { leads, users } from '@/src/database-schema'
import { isTimeZone, readClock } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { businessZone } from '@/src/services/platform/business-zone'

const zonesIn = z.array(z.string()).catch([])

/** Where most people live in countries whose clocks differ. */
const MOST_PEOPLE: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
}

/** The zone of a country whose clocks all show the same; the types of this standard are younger than it is. */
function zoneOfCountry(country: string): string | null {
  const known = MOST_PEOPLE[country]
  if (known) return known
  const locale = new Intl.Locale('und', { region: country })
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const zones = zonesIn.parse(typeof ask === 'function' ? Reflect.apply(ask, locale, []) : [])
  const clocks = new Set(zones.filter(isTimeZone).map((zone) => readClock(new Date(), zone).hour))
  const [zone] = zones.filter(isTimeZone)
  return zone && clocks.size === 1 ? zone : null
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
