import type { PayloadRequest } from 'payload'

import { movedRealMoney } from '@/src/domain/payments/payment-mode'
import { type Money, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { renderMail } from '@/src/email/render'
import { type RefundProps, refundMail } from '@/src/email/templates/payments/refund'
import type { Order, Payment, Refund } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { queueEmail } from '@/src/services/mail/queue-email'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'
import { paidWith } from '@/src/services/orders/receipt-of-order'
import { partsOf } from '@/src/services/payments/refunds-of-payment'

/** Only where the charge was in another currency than the order. */
function asCharged(payment: Payment, minor: number): Money | null {
  return payment.currency === 'INR' ? money(minor, 'INR') : null
}

type Told = Pick<RefundProps, 'why' | 'amount' | 'charged' | 'lines'>

async function send(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
  told: Told,
  dedupeKey: string,
): Promise<void> {
  const mail = await renderMail(
    refundMail({
      ...told,
      brand: await readMailBrand(req),
      firstName: order.firstName,
      companyName: order.companyName || null,
      shortOrderId: shortOrderId(order.id),
      paidWith: paidWith({ paymentMethod: payment.gateway }, payment),
      followUrl: mailedLink(order),
      opensWithoutSignIn: isGuestOrder(order),
      sandbox: !movedRealMoney(payment),
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: order.email,
    template: 'refund',
    dedupeKey,
    order: order.id,
    user: idOf(order.user) ?? undefined,
  })
}

/** Owes the customer word of a refund: once for each, in the transaction that writes it down. */
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

/** Owes the customer word that a second payment of theirs goes back by itself. */
export async function mailDuplicate(
  req: PayloadRequest,
  order: Order,
  payment: Payment,
): Promise<void> {
  const told: Told = {
    why: 'duplicate',
    amount: money(payment.orderMinor, 'USD'),
    charged: asCharged(payment, payment.amountMinor),
    lines: [],
  }
  await send(req, order, payment, told, `duplicate:${payment.id}`)
}
