import type { Makers } from './maker'

export const finance: Pick<Makers, 'payments' | 'refunds' | 'webhookEvents' | 'paymentGateways'> = {
  payments: async (serial, build, given) => ({
    order: given.order ?? (await build('orders')).id,
    gateway: 'stripe',
    gatewayRef: `pi_test_${serial}`,
    status: 'succeeded',
    amountMinor: 249_00,
    currency: 'USD',
    idempotencyKey: `attempt-${serial}`,
    sandbox: true,
    checks: 0,
  }),
  refunds: async (serial, build) => {
    const payment = await build('payments')
    const order = typeof payment.order === 'string' ? payment.order : payment.order.id
    return {
      payment: payment.id,
      order,
      amountMinor: 10_00,
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
