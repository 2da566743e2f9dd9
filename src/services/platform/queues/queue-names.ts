import type { JobName } from '@/src/lib/queues'

/** What each queue does, in the words that staff read. */
export const QUEUE_LABELS: Readonly<Record<JobName, string>> = {
  'settle-payment': 'Payments to settle',
  'send-refund': 'Refunds to send',
  'send-email': 'Emails to send',
  'run-campaigns': 'Campaign clock',
  'send-campaign': 'Campaigns to send',
  'run-follow-ups': 'Follow-up clock',
  'send-follow-ups': 'Follow-ups to send',
  reconcile: 'Payment check',
  'renew-subscriptions': 'Renewals',
  'plan-compliance': 'Compliance calendar',
  'remind-of-deadlines': 'Deadline reminders',
  'remind-of-details': 'Detail reminders',
  'raise-missed-filings': 'Filing clock',
  'approve-commissions': 'Commissions',
  'fold-totals': 'Daily figures',
  'check-totals': 'Check of the figures',
  'remove-files': 'Files to delete',
  'run-list': 'Bulk changes',
  'export-list': 'Exports',
  'age-leads': 'Lead scores',
  'clean-up': 'Cleaning up',
}
