import type { Makers } from './maker'

export const finance: Pick<Makers, 'payments' | 'refunds' | 'webhookEvents' | 'paymentGateways'> = {
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
    checks: 0,
  }),
  refunds: async (serial, build, given) => {
    const order = given.order ?? (await build('orders')).id
    return {
      payment: given.payment ?? (await build('payments', { order })).id,
      order,
      amountMinor: 10_00,
      orderMinor: 10_00,
      isAutomatic: false,
      currency: 'USD',
      reason: 'Asked for it',
      status: 'succeeded',
      idempotencyKey: `refund-${serial}`,
    }
  },
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
