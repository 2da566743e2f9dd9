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
import { leadName } from '../list/lead-row'
import { CallDesk } from './CallDesk'
import { CallKeys } from './CallKeys'

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
