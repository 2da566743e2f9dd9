import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const PaymentsScreen = recordScreen('payments', {
  noun: 'payment',
  description: 'Every attempt to pay an order, at every gateway.',
  empty: 'No payments yet.',
  title: { reads: ['gatewayRef'], cell: ({ gatewayRef }) => String(gatewayRef || 'No reference') },
  columns: ['amountMinor', 'status', 'order', 'gateway', 'refundedMinor', 'mode', 'createdAt'],
  filters: ['status', 'gateway', 'mode'],
  isKept: true,
})

export const RefundsScreen = recordScreen('refunds', {
  noun: 'refund',
  description: 'Money that was given back. Refund an order on its own page.',
  empty: 'No refunds yet.',
  title: { reads: ['gatewayRef'], cell: ({ gatewayRef }) => String(gatewayRef || 'No reference') },
  columns: ['amountMinor', 'status', 'order', 'kind', 'reason', 'createdAt'],
  filters: ['kind'],
  isKept: true,
})

export const WebhookEventsScreen = recordScreen('webhookEvents', {
  noun: 'webhook event',
  description: 'Everything that gateways sent, each event once.',
  empty: 'No events yet. Add the webhook addresses of Payment Gateways at each provider.',
  columns: ['type', 'status', 'gateway', 'attempts', 'createdAt'],
  filters: ['gateway', 'mode'],
  isKept: true,
})
