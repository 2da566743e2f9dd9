import type { PayloadRequest } from 'payload'
import { startClock } from '@/src/domain/orders/filing-clock'
import type { ServiceType } from '@/src/domain/vocabulary/order-status'
import type { Whereabouts } from '@/src/domain/vocabulary/places/sanctioned-places'
import { enqueue } from '@/src/lib/queues'
import type { Order } from '@/src/payload-types'
import { noteSanctions } from '@/src/services/filing/note-sanctions'
import { appendTimeline } from '@/src/services/orders/change-order'
import { screenOrder } from '@/src/services/orders/screening/screen-order'
import { storedClock } from '@/src/services/orders/stored-clock'

const WHAT: Record<ServiceType, string> = {
  llc: 'formation details',
  ein: 'EIN details',
  itin: 'ITIN details',
  bookkeeping: 'bookkeeping details',
  trademark: 'trademark details',
}

const NEXT: Record<ServiceType, string> = {
  llc: 'are preparing the filing',
  ein: 'are preparing Form SS-4',
  itin: 'are preparing Form W-7',
  bookkeeping: 'are setting up your books',
  trademark: 'are starting the search',
}

/** The promise to file runs from the moment in which a formation's details are complete. */
const clockFrom = (order: Order, service: ServiceType) =>
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
  service: ServiceType,
  people: readonly Whereabouts[],
): Promise<void> {
  const entry = {
    stage: 'in_review',
    service,
    note: `We have your ${WHAT[service]} and ${NEXT[service]}.`,
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
  service: ServiceType,
): Promise<void> {
  req.context.ownDoing = true
  await appendTimeline(req, order, {
    stage: 'waiting_for_you',
    service,
    note: `You are changing the ${WHAT[service]}. We continue once you have sent them again.`,
  })
}

/** What the customer of a paid service is told to do first. */
export const askNote = (service: ServiceType) =>
  `We need your ${WHAT[service]} before we can start.`
