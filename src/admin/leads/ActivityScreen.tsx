import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const ActivityScreen = recordScreen('leadActivities', {
  noun: 'activity',
  description:
    'What happened with leads: steps, calls, emails and notes. Add a note on the page of a lead.',
  empty: 'No activity yet.',
  columns: ['lead', 'kind', 'author', 'createdAt'],
  filters: ['kind'],
  isKept: true,
})
