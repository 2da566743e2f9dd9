import type { PayloadRequest } from 'payload'
import { column, statusColumn } from '@/src/admin/kit/list/columns'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState, Notice, Section, StatCards } from '@/src/admin/kit/ui/parts'
import { MailFrame } from '@/src/admin/mail/MailFrame'
import { RECIPIENT_STATUS } from '@/src/domain/marketing/campaign-status'
import { rateText } from '@/src/domain/marketing/rate-text'
import { plural } from '@/src/domain/vocabulary/plural'
import type { EmailCampaign } from '@/src/payload-types'
import { lastRecipients } from '@/src/queries/marketing/campaigns'
import {
  clicksOf,
  exclusionsOf,
  postponedOf,
  progressOf,
  standstillOf,
} from '@/src/services/marketing/campaigns/figures'
import { previewTemplate } from '@/src/services/marketing/templates/templates'
import { linksOf } from '@/src/services/marketing/tracking/tracked-links'
import { CampaignProgress } from './CampaignProgress'

const SHOWN = 50

type Props = { readonly req: PayloadRequest; readonly campaign: EmailCampaign }

async function Recipients({ req, campaign }: Props) {
  const recipients = await lastRecipients(req, campaign.id, SHOWN)
  return (
    <Section
      description={`The last ${SHOWN}, failed ones first.`}
      id="recipients"
      title="Recipients"
    >
      <DataTable<(typeof recipients)[number]>
        columns={[
          column('Email', 'title', ({ email }) => email),
          statusColumn(RECIPIENT_STATUS, 'aside'),
          column('Reason', {}, ({ reason }) => reason ?? '–'),
          column('Sent', 'left', ({ sentAt }) => (sentAt ? <ShortMoment at={sentAt} /> : '–')),
          column('Opened or clicked', 'right', ({ openedAt, clickedAt }) =>
            clickedAt ? 'Clicked' : openedAt ? 'Opened' : '–',
          ),
        ]}
        empty={<EmptyState isSmall>Nothing is out yet.</EmptyState>}
        isWhole
        label="Recipients"
        rows={recipients}
      />
    </Section>
  )
}

async function WhatWasSent({ req, campaign }: Props) {
  const mail = await previewTemplate(req, { ...campaign, lead: null })
  if (!mail.ok) return null
  const clicks = await clicksOf(req, campaign.id)
  const links = linksOf(mail.html).map((url, index) => ({ url, people: clicks.get(index) ?? 0 }))
  return (
    <Section id="sent" title="What was sent">
      <p>
        <span className="text-muted">Subject </span>
        <strong>{mail.subject}</strong>
      </p>
      <DataTable<(typeof links)[number]>
        columns={[
          column('Link', 'title', ({ url }) => url),
          column('People who clicked', { end: true }, ({ people }) => people),
        ]}
        empty={<EmptyState isSmall>This email has no links.</EmptyState>}
        isWhole
        keyOf={({ url }) => url}
        label="Links"
        rows={links}
      />
      <MailFrame html={mail.html} />
    </Section>
  )
}

export async function CampaignReport({ req, campaign }: Props) {
  const progress = await progressOf(req, campaign.id)
  const left = await exclusionsOf(req, campaign.id)
  const standstill = campaign.status === 'sending' ? await standstillOf(req, campaign.id) : null
  const postponed = await postponedOf(req, campaign.id)
  const { new: fresh = 0, waiting = 0, sending = 0, sent = 0, held = 0, excluded = 0 } = progress
  const { failed = 0, unknown = 0, cancelled = 0 } = progress
  const done = sent + held + failed + unknown
  const total = done + waiting + sending + cancelled
  const { openCount, machineOpenCount, clickCount, machineClickCount } = campaign
  const by = (count: number | null | undefined) => `${count ?? 0} more by mail software`
  return (
    <>
      {campaign.problem && (
        <Notice
          title={
            campaign.status === 'failed'
              ? 'This campaign was stopped. '
              : 'This campaign is paused. '
          }
          tone="error"
        >
          {campaign.problem}
        </Notice>
      )}
      {standstill && (
        <Notice title="Waiting for the mail server. " tone="warning">
          {standstill.reason} Sending goes on by itself at{' '}
          <ShortMoment at={standstill.until.toISOString()} />.
        </Notice>
      )}
      {held > 0 && (
        <Notice title={`${held} not sent. `} tone="warning">
          No mail server is set up, so these emails stay in the outbox.
        </Notice>
      )}
      {postponed > 0 && (
        <Notice title={`${plural(postponed, 'recipient')} postponed by a day. `} tone="info">
          They already got as many marketing emails as Mail server allows for one person and day.
          After a week the campaign ends without them.
        </Notice>
      )}
      <CampaignProgress
        done={done}
        isRunning={campaign.status === 'sending'}
        total={fresh > 0 ? 0 : total}
      />
      <StatCards
        stats={[
          { label: 'Sent', value: sent, beside: `of ${total}` },
          { label: 'Opened', value: rateText(openCount, sent), beside: by(machineOpenCount) },
          { label: 'Clicked', value: rateText(clickCount, sent), beside: by(machineClickCount) },
          { label: 'Unsubscribed', value: campaign.unsubscribeCount },
          { label: 'Bounced', value: campaign.bounceCount },
          {
            label: 'Failed',
            value: failed + unknown,
            tone: failed + unknown > 0 ? 'bad' : undefined,
          },
          { label: 'Left out', value: excluded },
        ]}
      />
      {left.length > 0 && (
        <Section
          description="Asked before sending, and again for each email at the moment it went out."
          id="left-out"
          title="Left out"
        >
          <ul className="grid gap-1 m-0 p-0 list-none">
            {left.map(({ reason, count }) => (
              <li key={reason}>{`${count.toLocaleString('en-US')}: ${reason}`}</li>
            ))}
          </ul>
        </Section>
      )}
      <WhatWasSent campaign={campaign} req={req} />
      <Recipients campaign={campaign} req={req} />
    </>
  )
}
