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

export const MailEventsScreen = recordScreen('mailEvents', {
  noun: 'mail event',
  description: 'What mail servers and readers said about email after it went out.',
  empty: 'No events yet. They appear once email is delivered, bounces or is opened.',
  columns: ['kind', 'at', 'source', 'detail'],
  filters: ['kind', 'source'],
  isKept: true,
})
