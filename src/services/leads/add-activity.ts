import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { PayloadRequest } from 'payload'
import { callZone, type Dialled } from '@/src/domain/leads/call-zones'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findById } from '@/src/lib/find-one'
import type { Lead, LeadActivity, Order } from '@/src/payload-types'

type Activity = Pick<LeadActivity, 'kind' | 'note'> & {
  readonly step?: LeadActivity['step']
  /** When it happened, where that is not now. */
  readonly at?: string
}

/** Adds to a lead's story. The caller decided that it may be told. */
export async function addActivity(
  req: PayloadRequest,
  lead: string,
  { at, ...activity }: Activity,
): Promise<void> {
  await req.payload.create({
    collection: 'leadActivities',
    data: { lead, ...activity, ...(at && { createdAt: at }) },
    depth: 0,
    overrideAccess: true, // follows from what happened with the lead
    req,
  })
}

/** Anyone who bought is no longer a lead to be won. */
export async function convertLead(req: PayloadRequest, order: Order): Promise<void> {
  await req.payload.update({
    collection: 'leads',
    where: {
      email: { equals: order.email.trim().toLowerCase() },
      convertedBy: { exists: false }, // one that staff marked by hand buys all the same
    },
    data: {
      converted: true,
      convertedAt: new Date().toISOString(),
      convertedBy: order.id,
      checkoutStep: 'completed',
      totalAmount: order.totalMinor,
    },
    trash: true, // one that is restored later is not to be called
    depth: 0,
    overrideAccess: true, // follows from a payment
    req,
  })
}

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
