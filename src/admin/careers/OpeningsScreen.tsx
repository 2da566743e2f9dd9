import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { Notice } from '@/src/admin/kit/ui/parts'

export const OpeningsScreen = recordScreen('careers', {
  noun: 'job opening',
  description:
    'Positions to fill. Open ones are on the careers page, from their first day to their last.',
  empty: 'No job openings yet. Add one, and set it to open to show it on the careers page.',
  columns: ['department', 'status', 'location', 'publishedAt', 'closesAt'],
  sections: [
    {
      title: 'Position',
      fields: ['title', 'slug', 'status', 'department', 'summary', 'description'],
    },
    { title: 'Place', fields: ['location', 'remote', 'countries', 'employmentType'] },
    { title: 'Pay', fields: ['salaryFrom', 'salaryTo', 'salaryCurrency', 'salaryPeriod'] },
    { title: 'Dates', fields: ['publishedAt', 'closesAt'] },
    { title: 'What applicants are asked', fields: ['questions'] },
  ],
  stays: true,
  beside: (_, { status, closesAt }) =>
    status !== 'closed' &&
    !closesAt && (
      <Notice title="No last day. " tone="warning">
        Job search engines drop postings that never end. Enter a day under “Closes after”.
      </Notice>
    ),
})
