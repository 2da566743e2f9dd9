import type { Where } from 'payload'
import { column, momentColumn } from '@/src/admin/kit/list/columns'
import { listRows } from '@/src/admin/kit/list/list-rows'
import { having, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { withSub } from '@/src/admin/kit/ui/parts'
import { AUDIENCES, CAMPAIGN_STATUS } from '@/src/domain/marketing/campaign-status'
import { rateText } from '@/src/domain/marketing/rate-text'
import type { EmailCampaign } from '@/src/payload-types'

const SHOWN = {
  name: true,
  subject: true,
  status: true,
  audience: true,
  recipientCount: true,
  sentCount: true,
  openCount: true,
  machineOpenCount: true,
  clickCount: true,
  machineClickCount: true,
  scheduledAt: true,
  createdAt: true,
} as const

export type CampaignRow = Pick<EmailCampaign, 'id' | keyof typeof SHOWN>

function found(text: string): Where {
  const named: Where = { name: { contains: text } }
  return { or: [named, { subject: { contains: text } }] }
}

const machines = (count: number | null | undefined) =>
  count ? <small className="admin-sub">{`${count} by software`}</small> : null

/** How many of those who got it did something, and how often software did. */
const rateOf = (people: number, sent: number, software: number | null | undefined) => (
  <>
    {rateText(people, sent)}
    {machines(software)}
  </>
)

export const campaignsList: ListSpec<CampaignRow> = {
  screen: 'emailMarketing',
  description: 'One email to many people: who gets it, when, and how it went.',
  empty: 'No campaigns yet.',
  views: {
    all: {
      label: 'All',
      where: {},
      empty: 'No campaigns yet. Write one to reach your leads and customers.',
    },
    open: having(
      'Drafts and scheduled',
      'status',
      ['draft', 'scheduled'],
      'No campaign is being prepared.',
    ),
    sending: having('Sending', 'status', ['sending', 'paused'], 'No campaign is being sent.'),
    sent: having(
      'Finished',
      'status',
      ['sent', 'cancelled', 'failed'],
      'No campaign has been sent yet.',
    ),
  },
  filters: {},
  search: {
    label: 'Name or subject',
    where: found,
  },
  sort: '-createdAt',
  columns: [
    column('Campaign', 'title', ({ id, name, subject }) =>
      withSub(
        <RowLink href={addressWith(adminHref('emailCampaign'), {}, { id })}>{name}</RowLink>,
        subject,
      ),
    ),
    column('Status', 'aside', ({ status, scheduledAt }) =>
      withSub(
        <TonePill tone={CAMPAIGN_STATUS[status].tone}>{CAMPAIGN_STATUS[status].label}</TonePill>,
        status === 'scheduled' && scheduledAt && <ShortMoment at={scheduledAt} />,
      ),
    ),
    column('Audience', 'left', ({ audience }) => AUDIENCES[audience]),
    column('Sent', { end: true }, ({ sentCount, recipientCount }) =>
      recipientCount ? `${sentCount} of ${recipientCount}` : '–',
    ),
    column('Open rate', { end: true }, (row) =>
      rateOf(row.openCount, row.sentCount, row.machineOpenCount),
    ),
    column('Click rate', { end: true }, (row) =>
      rateOf(row.clickCount, row.sentCount, row.machineClickCount),
    ),
    momentColumn('Created', 'right'),
  ],
  ...listRows('emailCampaigns', SHOWN, (_, found) => found),
}
