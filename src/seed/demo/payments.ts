import type { Order } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { daysAfter } from '@/src/seed/demo/random'

const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
] as const

async function addPayment(demo: Demo, order: Order, number: number): Promise<void> {
  const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  if (!wasPaid && order.paymentStatus !== 'failed') return
  const at = order.placedAt ?? order.createdAt
  const payment = await demo.add('payments', {
    order: order.id,
    gateway: 'stripe',
    gatewayRef: `pi_demo_${number}`,
    status: wasPaid ? 'succeeded' : 'failed',
    amountMinor: order.totalMinor,
    currency: order.currency,
    orderMinor: order.totalMinor,
    refundedMinor: 0,
    isDuplicate: false,
    idempotencyKey: `demo-${number}`,
    card: demo.dice.pick(CARDS),
    sandbox: true,
    mode: 'sandbox',
    checks: 1,
    settledAt: wasPaid ? at : null,
    ...(wasPaid ? {} : { failureCode: 'card_declined', failureMessage: 'Your card was declined.' }),
    createdAt: at,
  })
  if (order.paymentStatus !== 'refunded') return
  await demo.add('refunds', {
    kind: 'refund',
    payment: payment.id,
    order: order.id,
    amountMinor: order.totalMinor,
    currency: order.currency,
    reason: 'Asked for within 30 days',
    status: 'succeeded',
    gatewayRef: `re_demo_${number}`,
    orderMinor: order.totalMinor,
    isAutomatic: false,
    idempotencyKey: `demo-refund-${number}`,
    createdAt: daysAfter(new Date(at), 2).toISOString(),
  })
}

/** The money of the invented orders, as the payment sandbox would have taken it. */
export async function addPayments(demo: Demo, orders: readonly Order[]): Promise<void> {
  for (const [index, order] of orders.entries()) await addPayment(demo, order, index + 1)
}
