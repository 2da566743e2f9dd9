import type { PayloadRequest } from 'payload'

import {
  type RefundOption,
  type RefundRequestInput,
  type RefundView,
  requestedMinor,
} from '@/src/domain/orders/refund-request'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { REFUND_TIME } from '@/src/domain/vocabulary/money/refund-text'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { holdOwner, lockOrder } from '@/src/services/orders/change-order'
import { rootOf } from '@/src/services/orders/order-links'
import { refundStanding } from '@/src/services/payments/refundability'
import { recordAudit } from '@/src/services/platform/record-audit'
import { askerOf, openTicket } from '@/src/services/support/open-ticket'

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
  const about = order.companyName ? ` (${order.companyName})` : ''
  const name = [order.firstName, order.lastName].filter(Boolean).join(' ')
  return openTicket(req, {
    topic: 'refund',
    subject: `Refund for order #${shortOrderId(order.id)}${about}`.slice(0, 200),
    message,
    user: await askerOf(req, owner),
    requester: { name: name || order.email, email: order.email },
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
    await req.payload.update({
      collection: 'orders',
      id,
      data: { refundRequestedAt: requestedAt },
      depth: 0,
      overrideAccess: true, // a customer changes nothing else of it
      req,
    })
    await recordAudit(req, {
      area: 'orders',
      action: 'refund-request',
      entity: 'orders',
      documentId: id,
      before: {},
      after: { ticket: ticket.id, lineIds, totalMinor },
    })
    return { requestedAt, ticket: ticket.id }
  })
}
