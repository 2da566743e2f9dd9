import { Link } from '@payloadcms/ui'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { CALL_TIME_LABELS, type CallTime, localTimeText } from '@/src/domain/leads/call-hours'
import { plural } from '@/src/domain/vocabulary/plural'
import type { Tone } from '@/src/domain/vocabulary/status'
import { callsToMake, type LeadToCall, MOST_CALLS } from '@/src/queries/leads/calls-to-make'
import '../leads.css'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { MailLink } from '@/src/admin/kit/cells/MailLink'
import { Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { leadName, readLeadFacts } from '@/src/queries/leads/lead-rows'
import { readablePhone } from '@/src/services/platform/phone-number'
import { BandPill } from '../BandPill'
import { partsOf } from '../lead-parts'
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
    <nav aria-label="Leads to call" className="call-queue">
      <ol>
        {calls.map((lead) => (
          <li key={lead.id}>
            <Link
              aria-current={lead.id === current ? 'true' : undefined}
              href={hrefOf(lead.id)}
              prefetch={false}
            >
              <strong>{leadName(lead)}</strong>
              <b>{lead.score}</b>
              <small>
                {lead.timeZone ? `${localTimeText(lead.timeZone, now)} there` : 'Time unknown'}
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

async function Calls({ context: { req, search } }: { context: ViewContext }) {
  const calls = await callsToMake(req)
  const at = Math.max(
    0,
    calls.findIndex(({ id }) => id === search.lead),
  )
  const lead = calls[at]
  const [previous, next] = [calls[at - 1], calls[at + 1] ?? calls[0]]
  return (
    <div className="calls">
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
        <div className="call-desk">
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
}

/** Whom to call now, one after another, with all that one needs to know on the phone. */
export const CallsScreen = screenView('leadCalls', Calls)

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
    <section aria-label={leadName(lead)} className="call-person" key={id}>
      <header className="record-head__line">
        <h2>{leadName(lead)}</h2>
        <BandPill parts={partsOf(lead)} score={lead.score ?? 0} />
        {pill}
        <Link href={adminHref('lead', lead.id)} prefetch={false}>
          Open the lead
        </Link>
      </header>
      <div className="call-actions">
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
        <ol className="lead-story">
          {notes.map((note) => (
            <li key={note.id}>
              <span>
                <span className="lead-words">{note.words}</span>
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
