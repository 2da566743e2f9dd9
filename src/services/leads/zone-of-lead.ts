import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { PayloadRequest } from 'payload'

import { callZone, type Dialled } from '@/src/domain/leads/call-zones'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findById } from '@/src/lib/find-one'
import type { Lead } from '@/src/payload-types'

/** A number as the zone is found by; null for what is none. */
export function dialled(phone: string | null | undefined): Dialled | null {
  const number = phone ? parsePhoneNumberFromString(phone, 'US') : undefined
  return number ? { country: number.country ?? null, national: number.nationalNumber } : null
}

/** Where a lead's clocks are, as far as phone or chosen state tell. */
export async function zoneOfLead(
  req: PayloadRequest,
  { phone, selectedState }: Pick<Partial<Lead>, 'phone' | 'selectedState'>,
): Promise<string | null> {
  const byPhone = callZone(dialled(phone), null)
  const id = idOf(selectedState)
  if (byPhone || !id) return byPhone
  const state = await findById(req, 'states', id, {
    select: { code: true },
    overrideAccess: true, // every visitor knows the states
  })
  return callZone(null, state?.code ?? null)
}
