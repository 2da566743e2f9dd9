import type { PayloadRequest } from 'payload'

import { type Currency, money } from '@/src/domain/money/money'
import { shortOrderId } from '@/src/domain/orders/order-status'
import { GATEWAY_LABELS } from '@/src/domain/payments/payment-status'
import { idOf } from '@/src/domain/relation'
import { renderMail } from '@/src/email/render'
import { type ReceiptProps, receiptMail } from '@/src/email/templates/receipt'
import { env } from '@/src/lib/env'
import type { Order, Payment } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail-brand'
import { orderToken } from '@/src/services/order-token'
import { queueEmail } from '@/src/services/queue-email'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

const currencyOf = (order: Order): Currency => (order.currency === 'INR' ? 'INR' : 'USD')

async function settledPayment(req: PayloadRequest, order: Order): Promise<Payment | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { order: { equals: order.id }, status: { equals: 'succeeded' } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the receipt says with what was paid
    req,
  })
  return docs[0]
}

function paidWith(order: Order, payment: Payment | undefined): string {
  const { brand, last4 } = payment?.card ?? {}
  if (last4)
    return `${brand ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}` : 'Card'} ending in ${last4}`
  return order.paymentMethod ? GATEWAY_LABELS[order.paymentMethod] : 'Paid'
}

function receiptProps(order: Order, payment: Payment | undefined): Omit<ReceiptProps, 'brand'> {
  const currency = currencyOf(order)
  const link = new URL('/order-confirmation/open', env.SITE_URL)
  link.search = new URLSearchParams({ order: order.id, token: orderToken(order.id) }).toString()
  return {
    firstName: order.firstName,
    companyName: order.companyName || null,
    receiptNumber: order.receiptNumber ?? shortOrderId(order.id),
    shortOrderId: shortOrderId(order.id),
    paidOn: DAY.format(order.paidAt ? new Date(order.paidAt) : new Date()),
    paidWith: paidWith(order, payment),
    lines: (order.lines ?? []).map(({ kind, label, amountMinor }) => ({
      kind,
      label,
      amount: money(amountMinor, currency),
    })),
    total: money(order.totalMinor, currency),
    followUrl: link.href,
    sandbox: payment?.sandbox ?? false,
  }
}

/** Owes the customer the receipt of an order that was just paid: once, however often it is called. */
export async function mailReceipt(req: PayloadRequest, order: Order): Promise<void> {
  const brand = await readMailBrand(req)
  const payment = await settledPayment(req, order)
  const mail = await renderMail(receiptMail({ brand, ...receiptProps(order, payment) }))
  await queueEmail(req, {
    ...mail,
    to: order.email,
    template: 'receipt',
    dedupeKey: `receipt:${order.id}`,
    sensitive: true,
    order: order.id,
    user: idOf(order.user) ?? undefined,
  })
}
