import type { Build, Data, Makers } from './maker'

type Finance = 'payments' | 'refunds' | 'disputes' | 'webhookEvents' | 'paymentGateways'

type Paid = {
  readonly order?: Data<'payments'>['order']
  readonly payment?: Data<'refunds'>['payment']
}

/** The payment that something is about, and its order. */
async function paidFor(build: Build, given: Paid) {
  const order = given.order ?? (await build('orders')).id
  return { order, payment: given.payment ?? (await build('payments', { order })).id }
}

export const finance: Pick<Makers, Finance> = {
  payments: async (serial, build, given) => ({
    order: given.order ?? (await build('orders')).id,
    gateway: 'stripe',
    gatewayRef: `pi_test_${serial}`,
    status: 'succeeded',
    amountMinor: 249_00,
    currency: 'USD',
    orderMinor: 249_00,
    refundedMinor: 0,
    isDuplicate: false,
    idempotencyKey: `attempt-${serial}`,
    sandbox: true,
    mode: given.sandbox === false ? 'live' : 'sandbox',
    checks: 0,
  }),
  refunds: async (serial, build, given) => ({
    ...(await paidFor(build, given)),
    kind: 'refund',
    amountMinor: 10_00,
    orderMinor: 10_00,
    isAutomatic: false,
    currency: 'USD',
    reason: 'Asked for it',
    status: 'succeeded',
    idempotencyKey: `refund-${serial}`,
  }),
  disputes: async (serial, build, given) => ({
    ...(await paidFor(build, given)),
    gateway: 'stripe',
    gatewayRef: `dp_test_${serial}`,
    amountMinor: 249_00,
    currency: 'USD',
    reason: 'fraudulent',
    status: 'needs_response',
    isInquiry: false,
    openedAt: new Date().toISOString(),
  }),
  webhookEvents: (serial) => ({
    gateway: 'stripe',
    eventId: `evt_test_${serial}`,
    type: 'payment_intent.succeeded',
    status: 'received',
    deliveries: 1,
    attempts: 0,
  }),
  // The three of them are seeded: a test that builds one removes the seeded row first.
  paymentGateways: () => ({ name: 'PayPal', type: 'paypal', enabled: false }),
}
