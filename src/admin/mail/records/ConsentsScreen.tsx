import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const ConsentsScreen = recordScreen('consents', {
  noun: 'consent',
  description:
    'Who agreed to which messages or refused them. The newest entry of an address and a topic counts.',
  empty: 'No consents yet.',
  columns: ['topic', 'granted', 'place', 'createdAt'],
  filters: ['topic', 'place'],
  isKept: true,
})
