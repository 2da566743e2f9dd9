import type { StatusTable } from '@/src/domain/vocabulary/status'

/** How it stands with one follow-up to one person. */
export const SCHEDULE_STATUS = {
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  skipped: { label: 'Left out', tone: 'neutral' },
} as const satisfies StatusTable
