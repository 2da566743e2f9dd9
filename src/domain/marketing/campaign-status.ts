import type { StatusTable } from '@/src/domain/vocabulary/status'

/** Every state of a campaign, with those that it may go to from there. */
export const CAMPAIGN_STATUS = {
  draft: { label: 'Draft', tone: 'neutral', next: ['scheduled', 'sending'] },
  scheduled: {
    label: 'Scheduled',
    tone: 'warning',
    next: ['draft', 'sending', 'cancelled', 'failed'],
  },
  sending: { label: 'Sending', tone: 'warning', next: ['paused', 'sent', 'cancelled', 'failed'] },
  paused: { label: 'Paused', tone: 'warning', next: ['sending', 'cancelled'] },
  sent: { label: 'Sent', tone: 'good', next: ['sending'] },
  cancelled: { label: 'Canceled', tone: 'neutral', next: [] },
  failed: { label: 'Failed', tone: 'bad', next: ['sending', 'draft'] },
} as const satisfies StatusTable & Record<string, { readonly next: readonly string[] }>

export type CampaignStatus = keyof typeof CAMPAIGN_STATUS

/** Whether a campaign may go from one state to another. */
export function mayGo(from: CampaignStatus, to: CampaignStatus): boolean {
  const next: readonly string[] = CAMPAIGN_STATUS[from].next
  return next.includes(to)
}

/** How it stands with the mail to one recipient of a campaign. */
export const RECIPIENT_STATUS = {
  new: { label: 'Being checked', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
  held: { label: 'Sandbox: not sent', tone: 'warning' },
  excluded: { label: 'Left out', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Arrival not known', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
} as const satisfies StatusTable

export type RecipientStatus = keyof typeof RECIPIENT_STATUS
