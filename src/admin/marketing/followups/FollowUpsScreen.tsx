import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column, statusColumn } from '@/src/admin/kit/list/columns'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, LinkTabs, withSub } from '@/src/admin/kit/ui/parts'
import { QUIET, SCHEDULE_STATUS } from '@/src/domain/marketing/follow-up-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { keyIn, keysOf } from '@/src/domain/vocabulary/keys'
import { plural } from '@/src/domain/vocabulary/plural'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { EmailTemplate, FollowupCampaign, FollowupSchedule, Lead } from '@/src/payload-types'
import { followUps, plannedFollowUps, templateRows } from '@/src/queries/marketing/campaigns'
import { countDue } from '@/src/services/marketing/followups/plan-follow-ups'
import { activeColumn } from '../templates/active-column'
import { TemplateTable } from '../templates/TemplateTable'
import { FollowUpDrawer } from './FollowUpDrawer'

const SHOWN = 50

const leadOf = ({ lead }: FollowupSchedule): Lead | null =>
  lead && typeof lead === 'object' ? lead : null

function Person({ row }: { row: FollowupSchedule }) {
  const lead = leadOf(row)
  const name = lead && fullName(lead)
  return withSub(<strong>{name || row.email}</strong>, name && row.email)
}

function Stopped({ row }: { row: FollowupSchedule }) {
  const lead = leadOf(row)
  if (!lead) return '–'
  const step = Object.entries(STEPS).find(([name]) => name === lead.checkoutStep)?.[1]
  return <div>{withSub(step ?? 'Completed', amount(lead.totalAmount, 'USD'))}</div>
}

async function ScheduleList({ req }: { req: PayloadRequest }) {
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
        statusColumn(SCHEDULE_STATUS, 'aside'),
        column('Reason', {}, ({ reason, lastError, attempts }) => (
          <div>
            {withSub(
              lastError ?? reason ?? '–',
              attempts > 0 ? plural(attempts, 'attempt') : 'Not tried yet',
            )}
          </div>
        )),
      ]}
      empty={
        <EmptyState>
          Nothing is scheduled. Emails appear here as leads stop, and stay with what came of them.
        </EmptyState>
      }
      isWhole
      label="Scheduled emails"
      rows={docs}
    />
  )
}

type FollowUpGrant = Grant<'changeFollowUps'>
type Templates = readonly EmailTemplate[]

const activeOf = (templates: Templates) =>
  Object.fromEntries(templates.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name]))

type EditProps = {
  readonly followUp: FollowupCampaign
  readonly templates: Templates
  readonly grant: FollowUpGrant
}

function Edit({ followUp, templates, grant }: EditProps) {
  const { id, name, description, triggerEvent, delayHours, isActive, updatedAt } = followUp
  const own = templates.find((one) => one.id === idOf(followUp.emailTemplate))
  const offered = { ...activeOf(templates), ...(own && { [own.id]: own.name }) }
  const entry = {
    name,
    description: description ?? '',
    triggerEvent,
    delayHours,
    emailTemplate: own?.id ?? '',
    isActive: isActive ?? false,
  }
  return (
    <FollowUpDrawer
      grant={grant}
      key={updatedAt}
      shown={{ id, name, version: updatedAt, entry }}
      templates={offered}
    />
  )
}

type ListProps = {
  readonly req: PayloadRequest
  readonly grant: FollowUpGrant | null
  readonly templates: Templates
}

async function FollowUpList({ req, grant, templates }: ListProps) {
  const docs = await followUps(req)
  const due = new Map(
    await Promise.all(
      docs
        .filter(({ isActive }) => !isActive)
        .map(async (one) => [one.id, await countDue(req, one)] as const),
    ),
  )
  return (
    <DataTable<FollowupCampaign>
      columns={[
        column('Campaign', 'title', ({ name, description }) =>
          withSub(<strong>{name}</strong>, description),
        ),
        column('Trigger', 'left', ({ triggerEvent, delayHours }) =>
          withSub(FOLLOW_UP_TRIGGERS[triggerEvent], `${plural(delayHours, 'hour')} later`),
        ),
        column('Email template', {}, ({ emailTemplate }) => {
          const template = templates.find(({ id }) => id === idOf(emailTemplate))
          return (
            <div>
              {withSub(
                template?.name ?? '–',
                template?.isActive ? template.subject : 'Inactive: nothing is sent',
              )}
            </div>
          )
        }),
        column('Would email now', {}, ({ id }) => {
          const people = due.get(id)
          return people === undefined ? '–' : `Up to ${plural(people, 'person', 'people')}`
        }),
        activeColumn('/api/follow-ups', grant !== null),
        column(
          '',
          { phone: 'right', end: true },
          (followUp) => grant && <Edit followUp={followUp} grant={grant} templates={templates} />,
        ),
      ]}
      empty={
        <EmptyState>
          No follow-ups yet. Create one to email people who stop before they buy.
        </EmptyState>
      }
      isWhole
      label="Follow-up campaigns"
      rows={docs}
    />
  )
}

const TABS = {
  campaigns: 'Campaigns',
  templates: 'Email Templates',
  scheduled: 'Scheduled Emails',
} as const

export const FollowUpsScreen = screenView('followups', async ({ context: { req, search } }) => {
  const grant = await can(req, 'changeFollowUps')
  const templates = await templateRows(req)
  const tab = keyIn(TABS, search.tab) ?? 'campaigns'
  const page = adminHref('followupTemplate')
  return (
    <div className="[&_.admin-tabs]:mb-4 [&>.status-pill]:mb-4">
      <PageHeader
        actions={
          grant && (
            <>
              <SendButton
                busyLabel="Processing…"
                failed="Error processing follow-ups."
                path="/api/follow-ups/process"
              >
                Process now
              </SendButton>
              {tab === 'templates' ? (
                <LinkButton href={page}>Create template</LinkButton>
              ) : (
                <FollowUpDrawer grant={grant} shown={null} templates={activeOf(templates)} />
              )}
            </>
          )
        }
        description="Emails that go out by themselves when someone stops before they buy."
        screen="followups"
      />
      {!grant && <ViewOnly permission="manage_followups" />}
      <HowItWorks />
      <LinkTabs
        label="Follow-Up Manager"
        tabs={keysOf(TABS).map((name) => ({
          label: TABS[name],
          href: addressWith(adminHref('followups'), {}, { tab: name }),
          isCurrent: name === tab,
        }))}
      />
      {tab === 'campaigns' && <FollowUpList grant={grant} req={req} templates={templates} />}
      {tab === 'templates' && (
        <TemplateTable
          at="/api/follow-ups"
          mayChange={grant !== null}
          page={page}
          rows={templates}
        />
      )}
      {tab === 'scheduled' && <ScheduleList req={req} />}
    </div>
  )
})

function HowItWorks() {
  return (
    <details className="mb-4 px-4 py-2.5 border border-line rounded-ui text-sm leading-5">
      <summary className="font-semibold cursor-pointer">How follow-ups work</summary>
      <ol className="max-w-180 mx-0 mt-2 mb-1 ps-4.5">
        <li>
          <strong>Something stops.</strong> A lead leaves the checkout, an account lacks a name or
          phone number, or a customer has not come back.
        </li>
        <li>
          <strong>The delay passes.</strong> We look every minute and plan one email per person and
          occasion.
        </li>
        <li>
          <strong>We ask again.</strong> No one gets it who bought, wrote to us, unsubscribed or
          came back meanwhile.
        </li>
        <li>
          <strong>It goes out by day.</strong>{' '}
          {`Never between ${QUIET.from - 12} PM and ${QUIET.until} AM`} where its reader is. It
          waits while its reader has had a marketing email that day, unless Mail server allows more.
        </li>
      </ol>
    </details>
  )
}
