import type { PayloadRequest } from 'payload'
import { column } from '@/src/admin/kit/list/columns'

import { TonePill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState } from '@/src/admin/kit/ui/parts'
import { SCHEDULE_STATUS } from '@/src/domain/marketing/follow-up-input'
import { STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { plural } from '@/src/domain/vocabulary/plural'
import type { FollowupSchedule, Lead } from '@/src/payload-types'
import { plannedFollowUps } from '@/src/queries/marketing/campaigns'

const SHOWN = 50

const leadOf = ({ lead }: FollowupSchedule): Lead | null =>
  lead && typeof lead === 'object' ? lead : null

function Person({ row }: { row: FollowupSchedule }) {
  const lead = leadOf(row)
  const name = [lead?.firstName, lead?.lastName].filter(Boolean).join(' ')
  return (
    <>
      <strong>{name || row.email}</strong>
      {name && <small className="admin-sub">{row.email}</small>}
    </>
  )
}

function Stopped({ row }: { row: FollowupSchedule }) {
  const lead = leadOf(row)
  if (!lead) return '–'
  const step = Object.entries(STEPS).find(([name]) => name === lead.checkoutStep)?.[1]
  return (
    <div>
      {step ?? 'Completed'}
      <small className="admin-sub">{amount(lead.totalAmount, 'USD')}</small>
    </div>
  )
}

export async function ScheduleList({ req }: { req: PayloadRequest }) {
  const docs = await plannedFollowUps(req, SHOWN)
  return (
    <DataTable<(typeof docs)[number]>
      columns={[
        column('Lead', 'title', (row) => <Person row={row} />),
        column('Campaign', 'left', ({ campaign }) =>
          typeof campaign === 'object' ? campaign.name : '–',
        ),
        column('Stopped at', {}, (row) => <Stopped row={row} />),
        column('Scheduled', 'right', ({ scheduledAt, sentAt }) => (
          <>
            <ShortMoment at={scheduledAt} />
            {sentAt && (
              <small className="admin-sub">
                Sent <ShortMoment at={sentAt} />
              </small>
            )}
          </>
        )),
        column('Status', 'aside', ({ status }) => (
          <TonePill tone={SCHEDULE_STATUS[status].tone}>{SCHEDULE_STATUS[status].label}</TonePill>
        )),
        column('Reason', {}, ({ reason, lastError, attempts }) => (
          <div>
            {lastError ?? reason ?? '–'}
            <small className="admin-sub">
              {attempts > 0 ? plural(attempts, 'attempt') : 'Not tried yet'}
            </small>
          </div>
        )),
      ]}
      empty={
        <EmptyState>
          Nothing is scheduled. Emails appear here as leads stop, and stay with what came of them.
        </EmptyState>
      }
      isWhole
      keyOf={({ id }) => id}
      label="Scheduled emails"
      rows={docs}
    />
  )
}
