import type { Payload, PayloadRequest } from 'payload'

import { isoDayIn, timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'

/** The IANA zone in which the books and the back-office are dated, from the settings. */
export async function businessZone({
  payload,
  req,
}: {
  payload: Payload
  req?: Partial<PayloadRequest>
}): Promise<string> {
  const { businessTimeZone } = await payload.findGlobal({
    slug: 'settings',
    select: { businessTimeZone: true },
    depth: 0,
    overrideAccess: false, // everybody may read it
    req,
  })
  return timeZoneOf(businessTimeZone)
}

/** The office's time zone, read in the request's transaction. */
export const businessZoneOf = (req: PayloadRequest): Promise<string> =>
  businessZone({ payload: req.payload, req })

/** The office's day at a moment, as an ISO day. */
export const officeDayAt = async (payload: Payload, at: Date): Promise<string> =>
  isoDayIn(at, await businessZone({ payload }))
