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

export function mayGo(from: CampaignStatus, to: CampaignStatus): boolean {
  const next: readonly string[] = CAMPAIGN_STATUS[from].next
  return next.includes(to)
}

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

const MEGABYTE = 1024 * 1024

/** The largest list of addresses that staff may paste for a campaign, and so many addresses at most. */
export const CAMPAIGN_LIST_BYTES = 5 * MEGABYTE
export const CAMPAIGN_LIST_MOST = 100_000

const MOST = CAMPAIGN_LIST_MOST.toLocaleString('en-US')

export const TOO_MANY_ADDRESSES = `Use at most ${MOST} addresses`

export const LIST_TOO_LARGE = `This list is larger than ${CAMPAIGN_LIST_BYTES / MEGABYTE} MB. Paste only the addresses, at most ${MOST}`

/** Whether a list is no larger than may be sent. */
export const isWithinListLimit = (text: string): boolean =>
  new TextEncoder().encode(text).length <= CAMPAIGN_LIST_BYTES

/** What a campaign has achieved before it is sent. */
export const NO_FIGURES = {
  recipientCount: 0,
  sentCount: 0,
  openCount: 0,
  machineOpenCount: 0,
  clickCount: 0,
  bounceCount: 0,
  unsubscribeCount: 0,
} as const

/** To whom a campaign may go, as staff choose it. */
export const AUDIENCES = {
  leads_open: 'Leads who have not bought',
  leads_all: 'All leads',
  everyone: 'Everyone who agreed to marketing',
  customers: 'Customers who agreed to marketing',
  list: 'A pasted or imported list',
  leads_chosen: 'Leads that staff chose',
} as const

export type Audience = keyof typeof AUDIENCES

/** Those of which the leads are chosen by a filter. */
export const isFiltered = (audience: Audience): boolean =>
  audience === 'leads_open' || audience === 'leads_all'
