import type { PayloadRequest, Where } from 'payload'

import {
  isFiled,
  planRefund,
  type RefundAsk,
  refundableLines,
} from '@/src/domain/orders/plan-refund'
import {
  type RefundOption,
  type RefundRequestInput,
  type RefundView,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { paidItsOrder } from '@/src/domain/payments/own-checkout'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-text'
import { splitRefund } from '@/src/domain/vocabulary/money/split'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { countRows, findOne } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { holdOwner, lockOrder } from '@/src/services/orders/change-order'
import { rootOf } from '@/src/services/orders/order-links'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { gatewayOfPayment, whyNotFound } from '@/src/services/payments/gateways/resolve-gateway'
import {
  heldBy,
  type NewRefund,
  refundableOf,
  refundStanding,
  refundsOfPayment,
  soldLines,
  writeRefund,
} from '@/src/services/payments/refunds-of-payment'
import { audit } from '@/src/services/platform/record-audit'
import { auditRefund } from '@/src/services/purchase/refund/apply-refund'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { askerOf, openTicket } from '@/src/services/support/open-ticket'

type RefundRequest = {
  readonly orderId: string
  readonly ask: RefundAsk
  /** For staff: neither the customer nor the provider reads it. */
  readonly reason: string
  /** A payment that does not pay the order, such as one that was quarantined. */
  readonly paymentId?: string
}

type Planned = Pick<NewRefund, 'amountMinor' | 'orderMinor' | 'parts'>

async function findPayment(req: PayloadRequest, request: RefundRequest): Promise<Payment> {
  const { orderId, paymentId } = request
  const which: Where = paymentId
    ? { id: { equals: paymentId }, status: { in: ['succeeded', 'quarantined', 'refunded'] } }
    : { status: { in: ['succeeded', 'refunded'] }, isDuplicate: { not_equals: true } }
  const found = await findOne(req, 'payments', {
    where: { order: { equals: orderId }, ...which },
    sort: 'settledAt',
    overrideAccess: true, // the caller has been checked
  })
  if (found) return found
  throw new AppError('not_paid', 'This order has no payment to refund.', 409)
}

const NOTHING_LEFT = new AppError('nothing_left', 'There is nothing left to refund.', 409)

/** Money that never paid the order goes back whole: it belongs to none of its lines. */
function planWhole(payment: Payment, refunds: readonly Refund[]): Planned {
  const amountMinor = payment.amountMinor - heldBy(refunds).chargedMinor
  if (amountMinor <= 0) throw NOTHING_LEFT
  return { amountMinor, orderMinor: 0, parts: null }
}

function planLines(
  order: Order,
  payment: Payment,
  refunds: readonly Refund[],
  ask: RefundAsk,
): Planned {
  const paid = refundableOf(payment, refunds)
  const filed = isFiled(order.serviceType, order.timeline ?? [])
  const lines = refundableLines(soldLines(order), refunds.flatMap(partsOf), filed)
  const plan = planRefund(lines, ask, paid.orderMinor - paid.orderBackMinor)
  if (plan.kind === 'refused') {
    const { message, field } = plan
    throw field
      ? new AppError('invalid_input', message, 422, { [field]: message })
      : new AppError('nothing_left', message, 409)
  }
  const { orderMinor, parts } = plan
  const amountMinor = splitRefund(paid, orderMinor)
  if (amountMinor <= 0) throw NOTHING_LEFT
  return { amountMinor, orderMinor, parts }
}

async function promise(req: PayloadRequest, request: RefundRequest): Promise<Refund> {
  const order = await lockOrder(req, request.orderId)
  const payment = await findPayment(req, request)
  const refunds = await refundsOfPayment(req, payment)
  const paidTheOrder = paidItsOrder(payment)
  const planned = paidTheOrder
    ? planLines(order, payment, refunds, request.ask)
    : planWhole(payment, refunds)
  const { reason } = request
  const refund = await writeRefund(req, {
    ...planned,
    order,
    payment,
    reason,
    isAutomatic: false,
    by: req.user?.id,
  })
  await auditRefund(req, order, 'refund', {
    refund: refund.id,
    reason,
    ...planned,
    payment: payment.id,
  })
  return refund
}

/**
 * What no saved keys can send must not be promised: it would hold the money that staff then refund at the
 * provider. @throws AppError 503
 */
async function requireGateway({ payload }: PayloadRequest, payment: Payment): Promise<void> {
  try {
    await gatewayOfPayment(payload, payment.gateway, payment)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const why = (await whyNotFound(payload, payment)) ?? error.message
    throw new AppError(error.code, `This can’t be refunded from here. ${why}`, error.status)
  }
}

/**
 * Gives back what staff ask for, as far as the rules allow: promised first, under the order's
 * lock, then asked of the gateway, then written down with all that follows.
 *
 * @returns the refund; still `pending` when the gateway's answer is not known yet
 * @throws AppError 409 or 422 when that much, or that line, can not go back, 404 for no order, 503 when
 * the keys that the payment was made with are gone
 */
export async function refundOrder(req: PayloadRequest, request: RefundRequest): Promise<Refund> {
  const totalDocs = await countRows(req, 'orders', {
    where: { id: { equals: request.orderId } },
    overrideAccess: true, // the caller has been checked
  })
  if (totalDocs === 0) throw new AppError('no_order', 'This order does not exist.', 404)
  await requireGateway(req, await findPayment(req, request))
  const refund = await inTransactionOf(req, (inner) => promise(inner, request))
  return sendRefund(req.payload, refund.id)
}

const NOT_PAID = new AppError('not_paid', 'This order has no payment to refund.', 409)
const ALREADY = new AppError(
  'already_requested',
  `You have already requested a refund. ${REFUND_TIME}`,
  409,
)

function chosen(standing: RefundView, lineIds: readonly string[]): RefundOption[] {
  return lineIds.map((lineId) => {
    const option = standing.options.find((one) => one.lineId === lineId)
    const message = option ? option.terms : 'This line is not on the order.'
    if (option && option.amountMinor > 0) return option
    throw new AppError('invalid_input', message, 422, { lineIds: message })
  })
}

const usd = (minor: number) => formatMoney(money(minor, 'USD'))

function messageOf(lines: readonly RefundOption[], totalMinor: number, reason: string): string {
  const list = lines.map(({ label, amountMinor }) => `– ${label}: ${usd(amountMinor)}`)
  return [`I would like a refund of ${usd(totalMinor)}:`, ...list, '', reason].join('\n')
}

/** A ticket of anyone who placed the order, under the purchase that the order belongs to. */
async function openRefundTicket(
  req: PayloadRequest,
  order: Order,
  message: string,
  owner: string | null,
) {
  const about = order.legalName ? ` (${order.legalName})` : ''
  return openTicket(req, {
    topic: 'refund',
    subject: `Refund for order #${shortOrderId(order.id)}${about}`.slice(0, 200),
    message,
    user: await askerOf(req, owner),
    requester: { name: fullName(order) || order.email, email: order.email },
    order: rootOf(order),
  })
}

/**
 * Asks for money back: opens a ticket about it, which tells staff, and notes the request on the
 * order, where its customer reads it. One request at a time. The caller has made sure that this is
 * the order's customer.
 *
 * @throws AppError 409 `not_paid` or `already_requested`, 422 for a line that can not go back
 */
export async function requestRefund(
  outer: PayloadRequest,
  given: Pick<Order, 'id' | 'parent'>,
  { lineIds, reason }: RefundRequestInput,
  now = new Date(),
): Promise<{ requestedAt: string; ticket: string }> {
  const { id } = given
  return inTransactionOf(outer, async (req) => {
    const owner = await holdOwner(req, given)
    const order = await lockOrder(req, id)
    await lockInTransaction(req, `refund-request:${rootOf(order)}`)
    const standing = await refundStanding(req, order, now)
    if (!standing) throw NOT_PAID
    if (standing.open) throw ALREADY
    const lines = chosen(standing, [...new Set(lineIds)])
    const totalMinor = requestedMinor(standing.options, lineIds, standing.leftMinor)
    if (totalMinor <= 0) throw NOT_PAID
    const ticket = await openRefundTicket(req, order, messageOf(lines, totalMinor, reason), owner)
    const requestedAt = now.toISOString()
    await updateRow(req, 'orders', id, {
      data: { refundRequestedAt: requestedAt },
      overrideAccess: true, // a customer changes nothing else of it
    })
    await audit(req, 'orders', 'refund-request', ['orders', id], {
      after: { ticket: ticket.id, lineIds, totalMinor },
    })
    return { requestedAt, ticket: ticket.id }
  })
}
