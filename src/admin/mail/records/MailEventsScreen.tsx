import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const MailEventsScreen = recordScreen('mailEvents', {
  noun: 'mail event',
  description: 'What mail servers and readers said about email after it went out.',
  empty: 'No events yet. They appear once email is delivered, bounces or is opened.',
  columns: ['kind', 'at', 'source', 'detail'],
  filters: ['kind', 'source'],
  isKept: true,
})
