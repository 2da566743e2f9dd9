import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const FaqsScreen = recordScreen('faqs', {
  noun: 'question',
  description: 'Questions that the site answers, page by page, in this order.',
  empty: 'No questions yet. Add one, and the page that you choose shows it.',
  columns: ['page', 'isActive', 'updatedAt'],
  filters: ['page'],
})
