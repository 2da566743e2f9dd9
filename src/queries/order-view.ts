import { z } from 'zod'

import { type OrderSummary, type OrderView, SERVICE_NAMES } from '@/src/domain/orders/my-order'
import type { Order } from '@/src/payload-types'
import type { OrderPayment } from '@/src/services/payment-of-order'

/** What an order keeps of the catalogue as it was when it was placed. */
const snapshot = z.object({ state: z.object({ name: z.string() }).nullish() }).nullish()

/** What a list needs of an order. */
export const SUMMARY = {
  serviceType: true,
  companyName: true,
  catalogue: true,
  status: true,
  paymentStatus: true,
  totalMinor: true,
  currency: true,
  placedAt: true,
  createdAt: true,
} as const

export function orderSummary(order: Pick<Order, keyof typeof SUMMARY | 'id'>): OrderSummary {
  const kept = snapshot.safeParse(order.catalogue)
  return {
    id: order.id,
    service: SERVICE_NAMES[order.serviceType],
    serviceType: order.serviceType,
    companyName: order.companyName || null,
    state: kept.data?.state?.name ?? null,
    status: order.status,
    isUnpaid: order.paymentStatus === 'pending' || order.paymentStatus === 'failed',
    totalMinor: order.totalMinor,
    currency: order.currency === 'INR' ? 'INR' : 'USD',
    placedAt: order.placedAt ?? order.createdAt,
  }
}

function addressLines({ address }: Order): string[] {
  const region = [address?.state, address?.zipCode].filter(Boolean).join(' ')
  const town = [address?.city, region].filter(Boolean).join(', ')
  return [address?.line, town, address?.country].flatMap((line) => (line ? [line] : []))
}

/** An order and its payment as its customer sees them. */
export function orderView(order: Order, payment: OrderPayment): OrderView {
  return {
    ...orderSummary(order),
    email: order.email,
    customer: [order.firstName, order.lastName].filter(Boolean).join(' '),
    companyType: order.companyType ?? null,
    purpose: order.companyPurpose || null,
    addressLines: addressLines(order),
    phone: order.phone || null,
    lines: order.lines ?? [],
    timeline: (order.timeline ?? []).map((entry, index) => ({
      id: entry.id ?? String(index),
      at: entry.at,
      stage: entry.stage,
      note: entry.note || null,
    })),
    receiptNumber: order.receiptNumber ?? null,
    paidAt: order.paidAt ?? null,
    paymentMethod: order.paymentMethod ?? null,
    payment: payment.state,
    paymentFailure: payment.failure,
    card: payment.card,
  }
}
