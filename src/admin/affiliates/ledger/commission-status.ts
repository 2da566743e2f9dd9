import type { CommissionStatus } from '@/src/domain/affiliates/ledger'
import type { Status } from '@/src/domain/vocabulary/status'

/** How each state of a commission is shown to staff. */
export const COMMISSION_STATUS: Readonly<Record<CommissionStatus, Status>> = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'good' },
  paid: { label: 'Paid', tone: 'good' },
  reversed: { label: 'Reversed', tone: 'neutral' },
}
