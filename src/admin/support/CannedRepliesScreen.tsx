import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const CannedRepliesScreen = recordScreen('cannedReplies', {
  noun: 'canned reply',
  description: 'Type / and the shortcut in an answer, or pick the reply from the list.',
  empty: 'No canned replies yet. Add an answer that you give often.',
  columns: ['shortcut', 'isActive', 'updatedAt'],
})
