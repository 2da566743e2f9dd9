import type { Screens } from '../kit/screens/screen'

/** Gateways, payments and refunds. */
export const paymentScreens = {
  paymentGateways: {
    label: 'Payment Gateways',
    address: '/payments',
    view: '/src/admin/payments/PaymentGateways#PaymentGateways',
    needs: 'view_payments',
    group: 'system',
    icon: 'card',
    counter: { collection: 'payments', where: { status: { equals: 'quarantined' } } },
  },
  payments: {
    label: 'Payments',
    collection: 'payments',
    needs: 'view_payments',
    under: 'paymentGateways',
  },
  refunds: {
    label: 'Refunds',
    collection: 'refunds',
    needs: 'view_payments',
    under: 'paymentGateways',
  },
  webhookEvents: {
    label: 'Webhook events',
    collection: 'webhookEvents',
    needs: 'view_payments',
    under: 'paymentGateways',
  },
} as const satisfies Screens
