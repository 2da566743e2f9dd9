import type { Endpoint } from 'payload'
import { z } from 'zod'
import { orderRequest } from '@/endpoints/orders/order-request'
import { answerForm } from '@/endpoints/platform/form'
import { plainStaffActions, staffRowActions } from '@/endpoints/platform/staff-actions'
import { contactInput } from '@/src/domain/orders/desk/contact-input'
import { recordsInput } from '@/src/domain/orders/desk/record-check'
import { statusInput, undoInput } from '@/src/domain/orders/desk/status-change'
import { stepInput, takeBackInput } from '@/src/domain/orders/desk/step-input'
import { mailedOrderLink } from '@/src/domain/orders/mailed-link'
import { stagesNow } from '@/src/domain/orders/progress/order-progress'
import { rejectionInput, timelineInput } from '@/src/domain/orders/timeline-input'
import { typedEmail } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { ORDER_COOKIE, readCookie, setCookie } from '@/src/lib/http/cookies'
import { get, post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { orderSummary, orderView } from '@/src/queries/orders/order-view'
import { DRAFT_LIFETIME } from '@/src/services/checkout/draft'
import { documentsOfOrders } from '@/src/services/documents/documents-of'
import { sentDetails } from '@/src/services/filing/sent-details'
import { addTimelineEntry } from '@/src/services/orders/add-timeline-entry'
import { answerRejection } from '@/src/services/orders/answer-rejection'
import { correctEmail } from '@/src/services/orders/desk/correct-email'
import type { Changed } from '@/src/services/orders/desk/order-changes'
import {
  assignOrder,
  changeContact,
  saveNotes,
  saveRecords,
  setOrderStatus,
  undoOrderChange,
} from '@/src/services/orders/desk/order-changes'
import { recordStep, takeBackStep } from '@/src/services/orders/desk/record-step'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { orderPath } from '@/src/services/orders/order-links'
import { findOrderByToken, requireOrder } from '@/src/services/orders/order-pass'
import { resendReceipt } from '@/src/services/orders/receipts'
import { paymentOfOrder } from '@/src/services/payments/payment-of-order'
import { limitRate } from '@/src/services/platform/limit-rate'
import { lookWhileWaiting } from '@/src/services/purchase/settle/look-for-attempt'

const extraInput = z.object({
  addonId: z.guid('Choose one of the extras'),
  billing: z.enum(['monthly', 'annual'], 'Choose monthly or annual').default('monthly'),
})

const step = staffRowActions('order', 'addTimelineEntry')

/** What staff hear of a change, with what undoes it. */
const changedAnswer = ({ message, undo }: Changed) => ({ message, undo })

const text = z
  .string()
  .max(20_000, 'Use at most 20,000 characters')
  .refine((typed) => !typed.includes('\0'), 'Remove the characters that cannot be shown')

const notesInput = z.object({ was: text, notes: text })
const assignInput = z.object({
  assignee: z.uuid('Choose someone who can manage orders').nullable(),
})

const change = staffRowActions('order', 'changeOrder')

const emailInput = z.object({ was: z.string().max(254), email: typedEmail() })

/** What staff do with the order that is open before them. */
const orderDeskEndpoints: Endpoint[] = [
  /** Records that a service was submitted, approved or delivered: as JSON, or a form with evidence. */
  step('/orders/:id/step', stepInput, (req, id, input) =>
    recordStep(req, id, input, req.file ?? null),
  ),
  step('/orders/:id/step/take-back', takeBackInput, takeBackStep),
  change('/orders/:id/status', statusInput, async (req, id, status) =>
    changedAnswer(await setOrderStatus(req, id, status)),
  ),
  change('/orders/:id/notes', notesInput, async (req, id, notes) =>
    changedAnswer(await saveNotes(req, id, notes)),
  ),
  change('/orders/:id/contact', contactInput, async (req, id, contact) =>
    changedAnswer(await changeContact(req, id, contact)),
  ),
  change('/orders/:id/assign', assignInput, async (req, id, { assignee }) =>
    changedAnswer(await assignOrder(req, id, assignee)),
  ),
  change('/orders/:id/undo', undoInput, async (req, id, { undo }) => {
    await undoOrderChange(req, id, undo)
    return { message: 'Undone' }
  }),
]

const entryInput = timelineInput(Date.now)

/** What anyone who placed an order may do with it, signed in or not. */
export const orderEndpoints: Endpoint[] = [
  /** The button on the page of a guest's mailed link: this browser keeps the pass to the order. */
  post(
    '/orders/open',
    answerForm('/order-confirmation', async (req, sent) => {
      const { order, token, to, of, details } = parseInput(mailedOrderLink, sent)
      await limitRate(req, 'mailed-key', hashToken(token))
      const pass = `${order}.${token}`
      if (!(await findOrderByToken(req.payload, pass))) {
        throw new AppError('no_order', 'We could not find this order.', 404)
      }
      const page = orderPath(of ?? order, to, details)
      const cookie = setCookie(ORDER_COOKIE, pass, { maxAge: DRAFT_LIFETIME })
      return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
    }),
  ),
  /**
   * How the payment of the order just placed, or of the one that is named, stands: the confirmation
   * page asks every 2 seconds.
   */
  get('/orders/current', async (req) => {
    const named = req.searchParams?.get('order')
    const order = named
      ? await requireOrder(req, named)
      : await findOrderByToken(req.payload, readCookie(req.headers, ORDER_COOKIE))
    if (!order) throw new AppError('no_order', 'We could not find this order.', 404)
    const { state } = await paymentOfOrder(req.payload, order)
    if (state !== 'confirming') return Response.json({ payment: state })
    await lookWhileWaiting(req.payload, order.id)
    const { state: seen } = await paymentOfOrder(req.payload, order)
    return Response.json({ payment: seen })
  }),
  /** How far an order is, with its documents: what the tracker in the list of orders shows. */
  get('/orders/:id/tracking', async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-tracking', order.id)
    const [payment, sent, papers] = await Promise.all([
      paymentOfOrder(req.payload, order),
      sentDetails(req, [order.id]),
      documentsOfOrders(req, [order.id], order.companyType),
    ])
    const view = orderView(order, payment, { sent: sent.get(order.id) })
    return Response.json(
      {
        order: orderSummary(order, payment.state),
        clock: view.clock,
        stages: stagesNow(view),
        papers,
      },
      { headers: { 'cache-control': 'private, no-store' } },
    )
  }),
  /** Adds something to an order that is there already: an order of its own, to be paid next. */
  post('/orders/:id/extras', async (req) => {
    const { order, input } = await orderRequest(req, extraInput, 'order-extra')
    const extra = await orderExtra(req, order, input)
    return Response.json({ order: extra.id, redirect: orderPath(extra.id, 'pay') })
  }),
  /** What the customer does about a filing that was rejected. */
  post('/orders/:id/rejection', async (req) => {
    const { order, input } = await orderRequest(req, rejectionInput, 'order-extra')
    await answerRejection(req, order.id, input)
    return Response.json({ message: 'We file again.' })
  }),
]

/** What staff do with an order, beside changing its fields. */
export const orderStaffEndpoints: Endpoint[] = [
  /** Mails a paid order's receipt once more; staff are told to which address. */
  plainStaffActions('order', 'resendReceipt')('/orders/:id/resend-receipt', async (req, id) => {
    const to = await resendReceipt(req, id)
    return { to, message: `We are emailing the receipt to ${to}.` }
  }),
  change('/orders/:id/records', recordsInput, saveRecords),
  change('/orders/:id/email', emailInput, correctEmail),
  /** Tells the customer what happened to a service of their order. */
  staffRowActions('order', 'addTimelineEntry')(
    '/orders/:id/timeline',
    entryInput,
    async (req, id, entry) => {
      const { timeline } = await addTimelineEntry(req, id, entry)
      return { timeline }
    },
  ),
  ...orderDeskEndpoints,
]
