import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const RefundsScreen = recordScreen('refunds', {
  noun: 'refund',
  description: 'Money that was given back. Refund an order on its own page.',
  empty: 'No refunds yet.',
  title: { reads: ['gatewayRef'], cell: ({ gatewayRef }) => String(gatewayRef || 'No reference') },
  columns: ['amountMinor', 'status', 'order', 'kind', 'reason', 'createdAt'],
  filters: ['kind'],
  isKept: true,
})
