import type { PayloadRequest } from 'payload'
import { askedDetails } from '@/src/domain/orders/asked-details'
import { type ReceiptView, rateText } from '@/src/domain/orders/receipt'
import { money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { calendarDay, dayText } from '@/src/domain/vocabulary/time/date-text'
import type { MailBrand } from '@/src/email/mail-brand'
import { renderMail } from '@/src/email/render'
import type { ReceiptProps } from '@/src/email/templates/orders/receipt'
import { receiptMail } from '@/src/email/templates/orders/receipt'
import { transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { Order, Payment } from '@/src/payload-types'
import { enqueueOrderNews } from '@/src/services/content/whatsapp/order-news'
import { queueWritten } from '@/src/services/mail/enqueue-email'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { newsOf } from '@/src/services/orders/mail-milestone'
import { mailTo } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'
import { audit } from '@/src/services/platform/record-audit'

function chargedText({ charged }: ReceiptView): ReceiptProps['charged'] {
  if (!charged) return null
  const asOf = charged.asOf ? `, rate of ${calendarDay(charged.asOf)}` : ''
  return {
    amount: money(charged.amountMinor, charged.currency),
    terms: `${rateText(charged.rate)}${asOf}`,
  }
}

function receiptProps(order: Order, receipt: ReceiptView): Omit<ReceiptProps, 'brand'> {
  const { currency } = receipt
  const details = askedDetails(order)
  return {
    firstName: order.firstName,
    companyName: order.legalName ?? null,
    what: order.kind === 'purchase' ? null : receipt.what,
    receiptNumber: receipt.number,
    shortOrderId: shortOrderId(order.id),
    paidOn: dayText(receipt.paidAt, receipt.timeZone),
    paidWith: receipt.paidWith,
    lines: receipt.lines.map(({ kind, label, amountMinor }) => ({
      kind,
      label,
      amount: money(amountMinor, currency),
    })),
    total: money(receipt.totalMinor, currency),
    refunded: receipt.refundedMinor > 0 ? money(receipt.refundedMinor, currency) : null,
    charged: chargedText(receipt),
    details,
    followUrl: mailedLink(order, 'order', details[0]),
    receiptUrl: mailedLink(order, 'receipt'),
    opensWithoutSignIn: isGuestOrder(order),
    sandbox: receipt.sandbox,
  }
}

type Prepared = {
  /** Two emails with the same key are one; the order's own where it is left out. */
  readonly key?: string | undefined
  readonly brand?: MailBrand
  /** What the order was paid with, null for nothing: looked up where it is left out. */
  readonly payment?: Payment | null
}

/** Stands in a rendered email until its receipt has a number. */
const NUMBER = 'XRECEIPTNUMBERX'

/**
 * Renders the receipt of a paid order before its number is drawn, because all settlements wait for
 * that. What is returned queues the email with the number: once for each key.
 */
export async function prepareReceipt(
  req: PayloadRequest,
  order: Order,
  { key = `receipt:${order.id}`, brand, payment }: Prepared = {},
): Promise<(number: string) => Promise<void>> {
  const known = { brand: brand ?? (await readMailBrand(req)), payment }
  const receipt = await receiptOfOrder(req, { ...order, receiptNumber: NUMBER }, known)
  if (!receipt) throw new Error(`Order ${order.id} is not paid`)
  const { subject, html, text } = await renderMail(
    receiptMail({ brand: known.brand, ...receiptProps(order, receipt) }),
  )
  await enqueueOrderNews(req, newsOf(order, 'received', `receipt:${order.id}`)) // once, however often the receipt goes
  const to = { ...(await mailTo(req, order)), key }
  return (number) =>
    queueWritten(req, 'receipt', to, {
      subject: subject.replaceAll(NUMBER, number),
      html: html.replaceAll(NUMBER, number),
      text: text.replaceAll(NUMBER, number),
    })
}

/** Queues the receipt again. Mails nothing for an order without one. */
export async function queueReceipt(
  req: PayloadRequest,
  order: Order,
  dedupeKey: string,
): Promise<void> {
  const { receiptNumber } = order
  if (!receiptNumber) return
  const queue = await prepareReceipt(req, order, { key: dedupeKey })
  await queue(receiptNumber)
}

/**
 * Mails the receipt of a paid order again, as it stands now. For staff, who are named in the audit
 * log; the caller must have checked that they may.
 *
 * @returns the address it goes to
 * @throws AppError 404 `no_order`, 409 `not_paid`
 */
export const resendReceipt = transactional(async (req, orderId: string): Promise<string> => {
  const order = await findById(req, 'orders', orderId, {
    overrideAccess: true, // the caller may manage orders
  })
  if (!order) throw new AppError('no_order', 'This order does not exist.', 404)
  if (!order.receiptNumber) {
    throw new AppError('not_paid', 'This order has no receipt because it is not paid.', 409)
  }
  await queueReceipt(req, order, `receipt:${order.id}:${crypto.randomUUID()}`)
  const { email } = await mailTo(req, order)
  await audit(req, 'orders', 'resend_receipt', ['orders', order.id], {
    after: { receiptNumber: order.receiptNumber, to: email },
  })
  return email
})
