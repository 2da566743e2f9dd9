import type { PayloadRequest } from 'payload'
import { detailsName } from '@/src/domain/orders/asked-details'
import { startClock } from '@/src/domain/orders/filing-clock'
import type { Whereabouts } from '@/src/domain/vocabulary/places/sanctioned-places'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { enqueue } from '@/src/lib/queues'
import type { Order } from '@/src/payload-types'
import { noteSanctions } from '@/src/services/filing/note-sanctions'
import { appendTimeline } from '@/src/services/orders/change-order'
import { screenOrder } from '@/src/services/orders/screening/screen-order'
import { storedClock } from '@/src/services/orders/stored-clock'

const NEXT: Record<'llc' | AskedService, string> = {
  llc: 'are preparing the filing',
  ein: 'are preparing Form SS-4',
  itin: 'are preparing Form W-7',
  bookkeeping: 'are setting up your books',
  trademark: 'are starting the search',
  banking_resolution: 'are preparing the resolution',
  s_corporation: 'are preparing Form 2553',
  dba: 'are preparing the registration',
  business_address: 'are preparing USPS Form 1583',
  domain: 'are checking the domain',
  business_email: 'are setting up your mailboxes',
}

/** The promise to file runs from the moment in which a formation's details are complete. */
const clockFrom = (order: Order, service: 'llc' | AskedService) =>
  service === 'llc'
    ? { clock: storedClock(startClock(order.clock ?? {}, new Date().toISOString())) }
    : {}

/**
 * Everything that follows once a service has all of its details, whichever service it is. The
 * caller holds the order's row and has written the details.
 */
export async function detailsHandedIn(
  req: PayloadRequest,
  order: Order,
  service: 'llc' | AskedService,
  people: readonly Whereabouts[],
): Promise<void> {
  const entry = {
    stage: 'in_review',
    service,
    note: `We have your ${detailsName(service)} and ${NEXT[service]}.`,
  } as const
  const told = await appendTimeline(req, order, entry, clockFrom(order, service))
  await noteSanctions(req, told, people)
  await screenOrder(req, told)
  await enqueue(req, 'produce-papers', { order: order.id })
}

/** Notes in the timeline that the customer reopened details for a change. */
export async function detailsTakenBack(
  req: PayloadRequest,
  order: Order,
  service: 'llc' | AskedService,
): Promise<void> {
  req.context.ownDoing = true
  await appendTimeline(req, order, {
    stage: 'waiting_for_you',
    service,
    note: `You are changing the ${detailsName(service)}. We continue once you have sent them again.`,
  })
}

/** What the customer of a paid service is told to do first. */
export const askNote = (service: 'llc' | AskedService) =>
  `We need your ${detailsName(service)} before we can start.`
