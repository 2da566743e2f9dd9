import { expect } from 'vitest'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import type { Payment } from '@/src/payload-types'

import { books } from '../orders/books'
import type { Booked } from '../orders/trading'
import type { Shop } from './customer'
import type { Journey } from './journeys'

/** What $249.00 is at each gateway, in the smallest unit that it charges. */
export const PRICE: Record<GatewaySlug, number> = {
  stripe: 249_00,
  razorpay: 2_079_150,
  paypal: 249_00,
}
const COMMISSION = 14_90

type Line = { readonly ref: string; readonly taken: number; readonly givenBack: number }

const byRef = (a: Line, b: Line) => a.ref.localeCompare(b.ref)

/** Our own books of an order: what each payment took, and what of that went back. */
function ourLedger(payments: readonly Payment[]): Line[] {
  return payments
    .filter(({ status }) => status === 'succeeded' || status === 'refunded')
    .map(({ gatewayRef, amountMinor, refundedMinor }) => ({
      ref: gatewayRef ?? '',
      taken: amountMinor,
      givenBack: refundedMinor,
    }))
    .sort(byRef)
}

/** The gateways' books of the same. */
function theirLedger(booked: readonly Booked[]): Line[] {
  return booked
    .filter(({ receivedMinor }) => receivedMinor > 0)
    .map(({ id, receivedMinor, refundedMinor }) => ({
      ref: id,
      taken: receivedMinor,
      givenBack: refundedMinor,
    }))
    .sort(byRef)
}

const ENDED: readonly Payment['status'][] = ['succeeded', 'refunded', 'failed', 'cancelled']

/** Checks what must hold of every purchase, whatever happened on its way. */
export async function expectOnePurchase(
  shop: Shop,
  journey: Pick<Journey, 'customer' | 'isRefund'>,
): Promise<void> {
  const { payload, trading } = shop
  const ours = books(payload)
  const { customer, isRefund } = journey
  const { docs: orders } = await payload.find({
    collection: 'orders',
    where: { email: { equals: customer.email } },
    depth: 0,
    overrideAccess: true, // the test looks at the books
  })
  const [order] = orders
  if (!order) throw new Error('There is no order')
  const { id } = order
  const [payments, refunds, booked] = await Promise.all([
    ours.payments(id),
    ours.refunds(id),
    trading.booked(id),
  ])
  const kept = payments.filter(({ isDuplicate, status }) => status === 'succeeded' && !isDuplicate)
  const repaid = refunds.filter(({ isAutomatic }) => !isAutomatic)

  expect(orders).toHaveLength(1)
  expect(order.paymentStatus).toBe(isRefund ? 'refunded' : 'paid')
  expect(order.timeline?.filter(({ stage }) => stage === 'paid')).toHaveLength(1)
  expect(order.receiptNumber).toMatch(/^\d{4}-\d{5}$/)
  expect(payments.map(({ status }) => status).filter((status) => !ENDED.includes(status))).toEqual(
    [],
  )
  expect(ourLedger(payments)).toEqual(theirLedger(booked))
  const price = kept.map((one) => PRICE[one.gateway])
  expect(kept.map(({ amountMinor }) => amountMinor)).toEqual(price)
  expect(await trading.taken(id)).toEqual(price)
  expect(price).toHaveLength(isRefund ? 0 : 1)
  expect(refunds.map(({ status }) => status)).toEqual(refunds.map(() => 'succeeded'))
  expect(repaid).toHaveLength(isRefund ? 1 : 0)
  expect(order.refundedMinor).toBe(isRefund ? 249_00 : 0)
  expect(await ours.mails(id, 'receipt')).toHaveLength(1)
  expect(await ours.mails(id, 'refund')).toHaveLength(refunds.length)
  expect(await ours.commissions(id)).toMatchObject([
    { amountMinor: COMMISSION, status: isRefund ? 'reversed' : 'pending' },
  ])
}
