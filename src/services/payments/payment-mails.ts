import type { PayloadRequest } from 'payload'

import { movedRealMoney } from '@/src/domain/payments/payment-mode'
import type { GiveBackReason } from '@/src/domain/purchase/judge-payment'
import { type Money, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { paymentDeclinedMail, paymentPendingMail } from '@/src/email/templates/orders/bank-payment'
import { type RefundProps, refundMail } from '@/src/email/templates/payments/refund'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { mailTo } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'
import { paidWith } from '@/src/services/orders/receipt-of-order'
import { partsOf } from '@/src/services/orders/refunds/given-back'

/** Only where the charge was in another currency than the order. */
function asCharged(payment: Payment, minor: number): Money | null {
  return payment.currency === 'INR' ? money(minor, 'INR') : null
}

/** What every email about a payment says of its order. */
const about = (order: Order, payment: Payment) => ({
  firstName: order.firstName,
  companyName: order.legalName ?? null,
  shortOrderId: shortOrderId(order.id),
  opensWithoutSignIn: isGuestOrder(order),
  sandbox: !movedRealMoney(payment),
})

type Told = Pick<RefundProps, 'why' | 'amount' | 'charged' | 'lines'>

async function send(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  told: Told,
  key: string,
): Promise<void> {
  const to = { ...(await mailTo(req, order)), key }
  await enqueueEmail(req, 'refund', to, (brand) =>
    refundMail({
      brand,
      ...about(order, payment),
      ...told,
      paidWith: paidWith({ paymentMethod: payment.gateway }, payment),
      followUrl: mailedLink(order),
    }),
  )
}

/** Queues the email about a refund: once for each, in the transaction that writes it down. */
export async function mailRefund(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  const told: Told = {
    why: 'refund',
    amount: money(refund.orderMinor, 'USD'),
    charged: asCharged(payment, refund.amountMinor),
    lines: partsOf(refund).map(({ label, amountMinor }) => ({
      label,
      amount: money(amountMinor, 'USD'),
    })),
  }
  await send(req, order, payment, told, `refund:${refund.id}`)
}

/** Queues the email about a payment that is refunded because its order has no use for it. */
export async function mailGivenBack(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  why: GiveBackReason,
): Promise<void> {
  const told: Told = {
    why,
    amount: money(payment.orderMinor, 'USD'),
    charged: asCharged(payment, payment.amountMinor),
    lines: [],
  }
  await send(req, order, payment, told, `${why}:${payment.id}`)
}

const WRITES = { 'payment-pending': paymentPendingMail, 'payment-declined': paymentDeclinedMail }

/**
 * Queues the email about a payment that a bank takes days to confirm: once when it begins, and once
 * if it is declined. A guest's link opens the order without an account.
 */
export async function mailBankPayment(
  req: PayloadRequest,
  template: keyof typeof WRITES,
  order: Order,
  payment: Payment,
): Promise<void> {
  const to = { ...(await mailTo(req, order)), key: `${template}:${payment.id}` }
  await enqueueEmail(req, template, to, (brand) =>
    WRITES[template]({
      brand,
      ...about(order, payment),
      amount: money(payment.orderMinor, 'USD'),
      link: mailedLink(order, template === 'payment-pending' ? 'order' : 'pay'),
    }),
  )
}
