import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const SchedulesScreen = recordScreen('followupSchedules', {
  noun: 'scheduled email',
  description: 'Follow-up emails to one person each: planned, sent, or why they were not.',
  empty: 'No follow-up emails are scheduled.',
  columns: ['campaign', 'status', 'scheduledAt', 'attempts'],
  isKept: true,
})
