import { beforeEach, expect, test, vi } from 'vitest'

import PayPage from '@/src/app/(dashboard)/orders/[id]/pay/page'
import type { PaymentState } from '@/src/domain/orders/payment-state'

const id = '11111111-2222-4333-8444-555555555555'
const shown = vi.hoisted((): { payment: PaymentState } => ({ payment: 'unpaid' }))

vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`)
  },
}))
vi.mock('@/src/queries/orders/order-page', () => ({
  viewedOrder: async () => ({
    id,
    kind: 'purchase',
    serviceType: 'llc',
    status: 'pending',
    paymentStatus: 'pending',
  }),
}))
vi.mock('@/src/queries/orders/placed-order', () => ({
  placedOrder: async () => ({ view: { payment: shown.payment }, isLinked: false }),
}))
vi.mock('@/src/queries/platform/session', () => ({ currentUser: async () => null }))
vi.mock('@/src/queries/content/settings', () => ({ getSettings: async () => ({}) }))
vi.mock('@/src/queries/payments/payment-methods', () => ({ getPaymentMethods: async () => [] }))
vi.mock('@/src/queries/payments/saved-billing', () => ({ savedBillingOf: () => null }))
vi.mock('@/src/storefront/orders/page/PayOrder', () => ({ PayOrder: () => null }))
vi.mock('@/src/storefront/orders/page/NoSuchOrder', () => ({ NoSuchOrder: () => null }))

const open = () => PayPage({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) })

beforeEach(() => {
  shown.payment = 'unpaid'
})

test('asks for the payment of an order that waits for it', async () => {
  await expect(open()).resolves.toBeTruthy()
})

test.each(['processing', 'checking'] as const)(
  'asks for no second payment while the first is %s',
  async (payment) => {
    shown.payment = payment

    await expect(open()).rejects.toThrow(`/order-confirmation?order=${id}`)
  },
)
