import type { Screens } from '../kit/screens/screen'

export const paymentScreens = {
  paymentGateways: {
    label: 'Payment Gateways',
    address: '/payments',
    view: '/src/admin/payments/PaymentGateways#PaymentGateways',
    needs: 'view_payments',
    group: 'system',
    icon: 'card',
    counter: { collection: 'payments', where: { status: { equals: 'quarantined' } } },
    key: 'g',
  },
  payments: {
    label: 'Payments',
    address: '/payments/all',
    view: '/src/admin/payments/records#PaymentsScreen',
    replaces: 'payments',
    records: true,
    needs: 'view_payments',
    under: 'paymentGateways',
  },
  refunds: {
    label: 'Refunds',
    address: '/payments/refunds',
    view: '/src/admin/payments/records#RefundsScreen',
    replaces: 'refunds',
    records: true,
    needs: 'view_payments',
    under: 'paymentGateways',
  },
  webhookEvents: {
    label: 'Webhook events',
    address: '/payments/webhook-events',
    view: '/src/admin/payments/records#WebhookEventsScreen',
    replaces: 'webhookEvents',
    records: true,
    needs: 'view_payments',
    under: 'logs',
  },
} as const satisfies Screens
