import type { PayloadRequest } from 'payload'
import { usuallyFollows } from '@/src/domain/content/promises'
import { EVENT_OF_STAGE, type OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import { isUndoable } from '@/src/domain/orders/desk/status-change'
import { clockText, clockView } from '@/src/domain/orders/filing-clock'
import {
  isMailed,
  type MailedStage,
  mailOfStage,
  milestoneKey,
} from '@/src/domain/orders/mailed-stage'
import { milestonesOf } from '@/src/domain/orders/milestones'
import { orderTitle } from '@/src/domain/orders/my-order'
import { TAKE_BACK_MS } from '@/src/domain/platform/undo-time'
import { isOwnWork } from '@/src/domain/vocabulary/added-work'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { deadlineText } from '@/src/domain/vocabulary/time/date-text'
import type { MailBrand } from '@/src/email/mail-brand'
import { milestoneMail } from '@/src/email/templates/orders/milestone'
import { findById } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { sayPromises } from '@/src/services/content/site-settings'
import { enqueueOrderNews, type OrderNews } from '@/src/services/content/whatsapp/order-news'
import { stopWhatsApp } from '@/src/services/content/whatsapp/queue-message'
import { enqueueEmail, stopMails } from '@/src/services/mail/enqueue-email'
import type { TimelineEntry } from '@/src/services/orders/change-order'
import { mailTo } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'

/** What news by WhatsApp says of an order; only an account’s is ever sent. */
export const newsOf = (order: Order, event: OrderEvent, key: string): OrderNews => ({
  event,
  order: order.id,
  user: idOf(order.user),
  firstName: order.firstName,
  what: order.legalName || orderTitle(order),
  shortOrderId: shortOrderId(order.id),
  link: idOf(order.user) ? mailedLink(order) : '',
  key,
})

async function nameOfDocument(req: PayloadRequest, id: string | null): Promise<string | null> {
  if (!id) return null
  const document = await findById(req, 'documents', id, {
    select: { name: true },
    overrideAccess: true, // of the order, as staff made sure
  })
  return document?.name ?? null
}

/** Whether a customer's details are complete by this entry, so that the 24 hours run. */
function startsClock(order: Order, entry: TimelineEntry): boolean {
  const story = (order.timeline ?? []).filter(
    (one) => (one.service ?? order.serviceType) === 'llc' && one.at <= entry.at,
  )
  const before = story.findLast(({ stage }) => stage !== 'in_review')
  const isAsked = before?.stage === 'waiting_for_you' && !idOf(before.author)
  return isAsked && entry.service === 'llc' && !idOf(entry.author)
}

/** The 24 hours, where we ask for something that they wait for or have just received it. */
function clockLine(order: Order, { stage, service }: TimelineEntry, brand: MailBrand) {
  const isAbout = stage === 'waiting_for_you' || stage === 'in_review'
  if (!isAbout || service !== 'llc' || order.kind !== 'purchase') return null
  const clock = clockView(order.clock ?? {}, new Date())
  if (clock.stoppedAt) return null
  return `${clockText(clock, (at) => deadlineText(at, brand.timeZone))}.`
}

/** A step that can be undone is told a moment later. */
function notBeforeOf({ undo, timeline }: Order, entry: TimelineEntry): Date | undefined {
  const index = (timeline ?? []).indexOf(entry)
  return isUndoable(undo, index) ? new Date(Date.now() + TAKE_BACK_MS) : undefined
}

/** Stops what the customer was to hear of these entries. @returns false where it has left already */
export async function stopNews(
  req: PayloadRequest,
  orderId: string,
  entries: readonly TimelineEntry[],
): Promise<boolean> {
  if (entries.length === 0) return true
  const keys = entries.map((entry) => milestoneKey(orderId, entry))
  const news = keys.map((key) => `news:${key}`)
  return (await stopMails(req, keys)) && (await stopWhatsApp(req, news))
}

async function queueMail(
  req: PayloadRequest,
  order: Order,
  entry: TimelineEntry,
  stage: MailedStage,
) {
  const document = await nameOfDocument(req, idOf(entry.document))
  const service = entry.service ?? order.serviceType
  const timing = stage === 'submitted' ? usuallyFollows(service, await sayPromises(req)) : null
  const asksDetails = stage === 'waiting_for_you' && !entry.author && !isOwnWork(service)
  const key = milestoneKey(order.id, entry)
  const to = { ...(await mailTo(req, order)), key, notBefore: notBeforeOf(order, entry) }
  await enqueueEmail(req, mailOfStage(stage), to, (brand) =>
    milestoneMail({
      brand,
      stage,
      firstName: order.firstName,
      what:
        entry.service && order.kind === 'purchase'
          ? serviceName(entry.service, order)
          : orderTitle(order),
      milestones: milestonesOf(order, service),
      companyName: order.legalName ?? null,
      shortOrderId: shortOrderId(order.id),
      note: entry.note || null,
      asksDetails,
      document,
      clock: clockLine(order, entry, brand),
      timing,
      link: mailedLink(order, 'order', asksDetails ? service : undefined),
      opensWithoutSignIn: isGuestOrder(order),
    }),
  )
}

/**
 * Mails a stage of an order to its customer, once: in the transaction that records it. What they
 * did themselves, and what their receipt asks for, is not mailed to them.
 */
export async function mailMilestone(
  req: PayloadRequest,
  order: Order,
  entry: TimelineEntry,
): Promise<void> {
  const { stage } = entry
  if (stage === 'waiting_for_you' && req.context.ownDoing) return
  if (!isMailed(stage)) return
  if (stage === 'in_review' && !startsClock(order, entry)) return
  await queueMail(req, order, entry, stage)
  const event = EVENT_OF_STAGE[stage]
  if (event)
    await enqueueOrderNews(req, {
      ...newsOf(order, event, milestoneKey(order.id, entry)),
      notBefore: notBeforeOf(order, entry),
    })
}
