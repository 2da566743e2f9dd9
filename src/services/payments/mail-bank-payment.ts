import type { PayloadRequest } from 'payload'

import { movedRealMoney } from '@/src/domain/payments/payment-mode'
import { money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { paymentDeclinedMail, paymentPendingMail } from '@/src/email/templates/orders/bank-payment'
import type { Order, Payment } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { legalNameOf } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'

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
  const key = `${template}:${payment.id}`
  const to = { email: order.email, key, order: order.id, user: idOf(order.user) }
  await enqueueEmail(req, template, to, (brand) =>
    WRITES[template]({
      brand,
      firstName: order.firstName,
      companyName: legalNameOf(order),
      shortOrderId: shortOrderId(order.id),
      amount: money(payment.orderMinor, 'USD'),
      link: mailedLink(order, template === 'payment-pending' ? 'order' : 'pay'),
      opensWithoutSignIn: isGuestOrder(order),
      sandbox: !movedRealMoney(payment),
    }),
  )
}
