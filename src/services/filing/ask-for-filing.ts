import type { Payload, PayloadRequest } from 'payload'
import { detailedServices, lackingDetails } from '@/src/domain/filing/filing-stage'
import { detailsTime } from '@/src/domain/orders/asked-details'
import { DETAILS_REMINDERS, oldestReminded, reminderDue } from '@/src/domain/orders/reminders'
import { shortOrderId, type TrackedService } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { keptWork } from '@/src/domain/vocabulary/work'
import { detailsReminderMail } from '@/src/email/templates/orders/details-reminder'
import { inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { enqueueOrderNews } from '@/src/services/content/whatsapp/order-news'
import { askNote, noteSanctions } from '@/src/services/filing/details-handed-in'
import { sentDetails } from '@/src/services/filing/sent-details'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { changeHeld, lockOrder } from '@/src/services/orders/change-order'
import { mailMilestone, newsOf } from '@/src/services/orders/mail-milestone'
import { mailTo } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'

const WANTS_FORMATION =
  'We need your formation details: owners, registered agent and responsible party.'

type Ask = {
  readonly stage: 'waiting_for_you'
  readonly service: TrackedService
  readonly note: string
}

/** What a paid order asks of its customer: details of its services, and questions of the operator's own. */
function asksOf(order: Order): { readonly details: Ask[]; readonly own: Ask[] } {
  const ask = (service: TrackedService, note: string) =>
    ({ stage: 'waiting_for_you', service, note }) as const
  return {
    details: detailedServices(order).map((service) =>
      ask(service, service === 'llc' ? WANTS_FORMATION : askNote(service)),
    ),
    own: keptWork(order.work).flatMap(({ key, question }) => (question ? ask(key, question) : [])),
  }
}

/**
 * Writes that an order is paid, and which details each of its services waits for. The receipt carries that
 * request; only questions of the operator's own are mailed apart.
 *
 * Called with the order's row locked, in the transaction that settles its payment, and with the order as
 * it was read then.
 */
export async function payAndAsk(
  req: PayloadRequest,
  order: Order,
  change: Partial<Order>,
): Promise<Order> {
  const { details, own } = asksOf(order)
  const { ownDoing } = req.context
  req.context.ownDoing = true
  const paid = await changeHeld(req, order, change, { stage: 'paid' }, ...details, ...own)
  req.context.ownDoing = ownDoing
  for (const entry of own.length > 0 ? (paid.timeline ?? []).slice(-own.length) : []) {
    await mailMilestone(req, paid, entry)
  }
  const who = `${fullName(paid)} (buyer)`
  await noteSanctions(req, paid, [
    { who, country: paid.details?.country },
    { who, country: paid.address?.country, address: paid.address?.city },
  ])
  return paid
}

/** The paid orders that may still wait for details. */
async function candidates(payload: Payload, now: Date): Promise<string[]> {
  const docs = await findRows({ payload }, 'orders', {
    where: {
      status: { in: ['pending', 'processing'] },
      paymentStatus: { equals: 'paid' },
      kind: { not_equals: 'renewal' },
      paidAt: { greater_than: oldestReminded(now).toISOString(), less_than: now.toISOString() },
    },
    select: {},
    sort: 'paidAt',
    overrideAccess: true, // the worker has no user
  })
  return docs.map(({ id }) => id)
}

const said = (order: Order, missing: readonly TrackedService[]) => ({
  firstName: order.firstName,
  companyName: order.legalName || null,
  services: missing.map((service) => serviceName(service, order)),
  takes: detailsTime(...missing),
  startsClock: missing.includes('llc') && !order.clock?.startedAt,
  shortOrderId: shortOrderId(order.id),
  link: mailedLink(order, 'order', missing[0]),
  opensWithoutSignIn: isGuestOrder(order),
})

async function remind(payload: Payload, id: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const order = await lockOrder(req, id)
    const due = order.paidAt && reminderDue(DETAILS_REMINDERS, new Date(order.paidAt), now)
    if (!due) return false
    const sent = (await sentDetails(req, [id])).get(id) ?? {}
    const missing = lackingDetails(order, sent)
    if (missing.length === 0) return false
    const key = `details-reminder:${id}:${due}`
    const to = { ...(await mailTo(req, order)), key }
    await enqueueEmail(req, 'details-reminder', to, (brand) =>
      detailsReminderMail({ brand, ...said(order, missing) }),
    )
    await enqueueOrderNews(req, newsOf(order, 'details_needed', key))
    return true
  })
}

/**
 * Reminds everybody whose paid order waits for their details: after 24 hours, 72 hours and 7 days,
 * each once. Runs each hour; running it twice sends nothing twice.
 */
export async function remindOfDetails(payload: Payload, now = new Date()): Promise<number> {
  const failure = 'a reminder of missing details could not be written'
  const unfinished = await candidates(payload, now)
  return eachAlone(unfinished, (id) => remind(payload, id, now), { thing: 'order', failure })
}
