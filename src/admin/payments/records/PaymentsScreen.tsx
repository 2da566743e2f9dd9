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
