import type { PayloadRequest } from 'payload'
import { detailsName } from '@/src/domain/orders/asked-details'
import { startClock } from '@/src/domain/orders/filing-clock'
import {
  SANCTIONED,
  sanctionNotes,
  type Whereabouts,
} from '@/src/domain/vocabulary/places/sanctioned-places'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { enqueue } from '@/src/lib/queues'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
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

/**
 * Tells staff that someone of an order may fall under comprehensive US sanctions: in the order's
 * internal notes, in the audit log and by mail, once for each person and place. Nothing is refused
 * by itself: a member of the staff decides. The caller holds the order's row.
 */
export async function noteSanctions(
  req: PayloadRequest,
  order: Order,
  people: readonly Whereabouts[],
): Promise<void> {
  const kept = order.notes ?? ''
  const news = sanctionNotes(people).filter((note) => !kept.includes(note))
  if (news.length === 0) return
  const lines = news.map((note) => `Compliance: check sanctions before filing. ${note}.`)
  await updateRow(req, 'orders', order.id, {
    data: {
      notes: [kept, ...lines, `(List as of ${SANCTIONED.asOf})`].filter(Boolean).join('\n'),
    },
    overrideAccess: true, // a note among staff, which no customer reads
  })
  await raiseToStaff(req, {
    key: `sanctions:${order.id}:${news.join('|')}`.slice(0, 200),
    subject: `Check sanctions before filing: ${news.join('; ')}`,
    order: order.id,
    area: 'orders',
  })
}
