import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Facts, LinkButton, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { CALL_TIME_LABELS, type CallTime, localTimeText } from '@/src/domain/leads/call-hours'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { plural } from '@/src/domain/vocabulary/plural'
import type { Tone } from '@/src/domain/vocabulary/status'
import {
  callsToMake,
  type LeadToCall,
  leadName,
  MOST_CALLS,
  readLeadFacts,
} from '@/src/queries/leads/lead-rows'
import { readablePhone } from '@/src/services/platform/phone-number'
import { BandPill, partsOf } from '../BandPill'
import { stepText } from '../list/leads-list'
import { CallLink } from '../view/CallLink'
import { LocalTime } from '../view/LocalTime'
import { CallKeys } from './CallKeys'
import { OutcomeButton } from './OutcomeButton'

const TONES: Readonly<Record<CallTime, Tone>> = {
  best: 'good',
  good: 'good',
  fair: 'warning',
  unknown: 'neutral',
  bad: 'bad',
}

const hrefOf = (id: string) => `${adminHref('leadCalls')}?lead=${id}`

function Queue({ calls, current }: { calls: readonly LeadToCall[]; current: string }) {
  const now = new Date()
  return (
    <nav aria-label="Leads to call">
      <ol className="max-h-[calc(100dvh-220px)] m-0 p-0 overflow-y-auto border border-line rounded-[8px] list-none phone:max-h-42 phone:mb-4.5">
        {calls.map((lead) => (
          <li key={lead.id}>
            <PageLink
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 px-3 py-2 border-b border-line-soft text-text no-underline hover:bg-panel aria-[current]:bg-accent-soft focus-visible:outline-ring focus-visible:-outline-offset-2"
              aria-current={lead.id === current ? 'true' : undefined}
              href={hrefOf(lead.id)}
            >
              <strong className="truncate font-semibold">{leadName(lead)}</strong>
              <b>{lead.score}</b>
              <small className="col-span-full text-muted">
                {lead.timeZone ? `${localTimeText(lead.timeZone, now)} there` : 'Time unknown'}
              </small>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const CallsScreen = screenView('leadCalls', async ({ context: { req, search } }) => {
  const calls = await callsToMake(req)
  const at = Math.max(
    0,
    calls.findIndex(({ id }) => id === search.lead),
  )
  const lead = calls[at]
  const [previous, next] = [calls[at - 1], calls[at + 1] ?? calls[0]]
  return (
    <div>
      <PageHeader
        actions={<LinkButton href={adminHref('leads')}>All leads</LinkButton>}
        description={
          calls.length === MOST_CALLS
            ? `Hot leads to call today. These are the first ${MOST_CALLS}.`
            : `Hot leads to call today: ${plural(calls.length, 'lead')}.`
        }
        screen="leadCalls"
      />
      {lead ? (
        <div className="grid grid-cols-[270px_minmax(0,1fr)] items-start gap-x-7 phone:grid-cols-1">
          <Queue calls={calls} current={lead.id} />
          <CallKeys
            next={next && next.id !== lead.id ? hrefOf(next.id) : null}
            previous={previous ? hrefOf(previous.id) : null}
          />
          <CallDesk
            lead={lead.id}
            next={next && next.id !== lead.id ? hrefOf(next.id) : adminHref('leadCalls')}
            pill={<TonePill tone={TONES[lead.time]}>{CALL_TIME_LABELS[lead.time]}</TonePill>}
            req={req}
          />
        </div>
      ) : (
        <EmptyState action={<LinkButton href={adminHref('leads')}>All leads</LinkButton>}>
          No calls to make. Hot leads that left a phone number appear here until you have called
          them.
        </EmptyState>
      )}
    </div>
  )
})

type Props = {
  readonly req: PayloadRequest
  readonly lead: string
  readonly next: string
  readonly pill: ReactNode
}

/** Anyone who is called: the person, what they left unfinished, and what was last said. */
async function CallDesk({ req, lead: id, next, pill }: Props) {
  const facts = await readLeadFacts(req, id)
  const { lead, packageName, stateName, story, drafts, change, tomorrow } = facts
  const notes = story.filter(({ kind }) => kind === 'note' || kind === 'call').slice(0, 3)
  const [draft] = drafts
  return (
    <section aria-label={leadName(lead)} className="[&_h2]:m-0 [&_h2]:text-xl" key={id}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2>{leadName(lead)}</h2>
        <BandPill parts={partsOf(lead)} score={lead.score ?? 0} />
        {pill}
        <PageLink href={adminHref('lead', lead.id)}>Open the lead</PageLink>
      </header>
      <div className="flex flex-wrap items-center gap-2.5 mt-3.5 mb-5">
        {lead.phone && <CallLink phone={lead.phone} words={readablePhone(lead.phone)} />}
        {change && <OutcomeButton leadId={lead.id} next={next} tomorrow={tomorrow} />}
      </div>
      <Section id="call-facts" title="Person">
        <Facts
          facts={[
            ['Email', <MailLink email={lead.email} key="email" />],
            ['Local time', lead.timeZone && <LocalTime key="time" zone={lead.timeZone} />],
            ['Company', lead.companyName],
            ['Source', lead.source],
            ['Next action', lead.nextAction],
          ]}
        />
      </Section>
      <Section id="call-draft" title="Draft">
        <Facts
          facts={[
            ['Package', packageName],
            ['State', stateName],
            ['Total', amount(lead.totalAmount, 'USD')],
            ['Stopped at', stepText(lead.checkoutStep)],
            ['Last step', <Moment at={lead.lastStepAt} key="step" />],
            [
              'Open draft',
              draft && (
                <span key="draft">
                  {isStep(draft.step) && <span>{`${STEPS[draft.step]}, `}</span>}
                  <ShortMoment at={new Date(draft.touched).toISOString()} />
                </span>
              ),
            ],
          ]}
        />
      </Section>
      <Section id="call-notes" title="Last notes">
        {notes.length === 0 && <EmptyState isSmall>No notes yet.</EmptyState>}
        <ol className="m-0 p-0 list-none [&_li>svg]:mt-0.75 [&_li>svg]:text-muted">
          {notes.map((note) => (
            <li
              className="grid grid-cols-[15px_minmax(0,1fr)] gap-2.5 py-2 border-b border-line-soft"
              key={note.id}
            >
              <span className="only:col-span-full">
                <span className="wrap-anywhere whitespace-pre-line">{note.words}</span>
                <small className="admin-sub">
                  {note.who && <span>{`${note.who} · `}</span>}
                  <ShortMoment at={note.at} />
                </small>
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </section>
  )
}
