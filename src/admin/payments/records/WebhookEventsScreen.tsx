import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const WebhookEventsScreen = recordScreen('webhookEvents', {
  noun: 'webhook event',
  description: 'Everything that gateways sent, each event once.',
  empty: 'No events yet. Check the webhook address in the gateway’s settings.',
  columns: ['type', 'status', 'gateway', 'attempts', 'createdAt'],
  filters: ['gateway', 'mode'],
  isKept: true,
})
