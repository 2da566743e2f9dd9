import { PAUSE_REASONS } from '@/src/domain/orders/filing-clock'
import { fixedGroup } from '@/src/fields/fixed'

const reasons = Object.entries(PAUSE_REASONS).map(([value, label]) => ({ value, label }))

/** The 24 hours of a formation: from paid and complete to submitted. Services alone write it. */
export const filingClockFields = fixedGroup('clock', [
  { name: 'startedAt', type: 'date' },
  { name: 'dueAt', type: 'date', index: true },
  { name: 'stoppedAt', type: 'date' },
  { name: 'breachedAt', type: 'date', index: true },
  {
    name: 'pauses',
    type: 'array',
    fields: [
      { name: 'from', type: 'date', required: true },
      { name: 'until', type: 'date' },
      { name: 'reason', type: 'select', required: true, options: reasons },
    ],
  },
])
