import { Link } from '@payloadcms/ui'

import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Facts, Notice, Section } from '@/src/admin/kit/ui/parts'
import { NEED_KEYS, type NeedKey, needOf } from '@/src/domain/catalogue/licensing/needs'
import {
  isConfirmed,
  missingOf,
  placesLastDay,
  REMIND_DAYS,
} from '@/src/domain/catalogue/licensing/sale-of'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import { AGENTS, statesWithoutAgent } from '@/src/queries/catalogue/why-off'
import { unnamedSigners } from '@/src/queries/papers/papers-of'
import {
  type KeptConfirmation,
  type Sales,
  salesAt,
} from '@/src/services/catalogue/licensing/confirmations'
import { ConfirmForm } from './ConfirmForm'

const EMPTY = {
  isOn: false,
  name: '',
  number: '',
  jurisdiction: '',
  confirmedOn: '',
  expiresOn: '',
  evidence: '',
  note: '',
}

function valuesOf(kept: KeptConfirmation | undefined) {
  if (!kept) return EMPTY
  const { isOn, name, number, jurisdiction, confirmedOn, note } = kept
  const days = { confirmedOn, expiresOn: kept.expiresOn ?? '' }
  return { isOn, name, number, jurisdiction, ...days, evidence: kept.evidence ?? '', note }
}

type StatusProps = {
  /** Null where something is only said. */
  readonly says: string | null
  readonly isOn: boolean
  readonly last: string | null
  readonly today: string
}

function NeedStatus({ says, isOn, last, today }: StatusProps) {
  const [on, off] = says === null ? ['Shown', 'Not shown'] : ['On sale', 'Off']
  const soon = isoDate(addDays(parseDate(today), REMIND_DAYS))
  if (isOn && last && last <= soon) return <TonePill tone="warning">{`${on}, ends soon`}</TonePill>
  return <TonePill tone={isOn ? 'good' : 'neutral'}>{isOn ? on : off}</TonePill>
}

const Missing = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <p className="max-w-[75ch] m-0 mt-2">
      <strong>Missing: </strong>
      <span>{names.join(', ')}.</span>
    </p>
  )

const Evidence = ({ id }: { id: string }) => (
  <a href={collectionHref('evidence', id)}>Open the file</a>
)

function NeedPart({ need, sales }: { need: NeedKey; sales: Sales }) {
  const { title, opens, why, asks, says, source, readOn } = needOf(need)
  const kept = sales.confirmations.find((one) => one.need === need)
  const missing = missingOf(need, kept, sales.day)
  const last = need === 'sanctioned_places' ? placesLastDay(kept) : (kept?.expiresOn ?? null)
  const isOn = isConfirmed(need, sales.confirmations, sales.day)
  return (
    <Section
      aside={
        <>
          <NeedStatus isOn={isOn} last={last} says={says} today={sales.day} />
          <ConfirmForm need={need} values={valuesOf(kept)} />
        </>
      }
      description={opens}
      id={need}
      title={title}
    >
      <p className="max-w-[75ch] m-0">{why}</p>
      {!isOn && <Missing names={missing} />}
      {!isOn && kept && !kept.isOn && missing.length === 0 && (
        <p className="m-0 mt-2">Complete, and switched off by hand.</p>
      )}
      {!isOn && says && <p className="m-0 mt-2 text-muted">{`Customers read: “${says}”`}</p>}
      <Facts
        facts={[
          [asks.name, kept?.name],
          [asks.number ?? 'Number', kept?.number],
          [asks.jurisdiction ?? 'Jurisdiction', kept?.jurisdiction],
          ['Day', kept?.confirmedOn && calendarDay(kept.confirmedOn)],
          ['Last day', last && calendarDay(last)],
          ['Evidence', kept?.evidence && <Evidence id={kept.evidence} key="evidence" />],
          ['Note', kept?.note],
          ['Rule', `${source}. Read ${calendarDay(readOn)}.`],
        ]}
      />
    </Section>
  )
}

const agentsState = ({ agents }: Sales, missing: number): string => {
  if (agents.size === 0) return 'Not named yet'
  return missing > 0 ? 'Off in some states' : 'On sale'
}

/** Where no agent of ours is named: there it is not on sale, nor a package that includes it. */
function AgentsPart({ sales }: { sales: Sales }) {
  const missing = statesWithoutAgent(sales)
  return (
    <Section
      aside={
        <TonePill tone={missing.length > 0 ? 'neutral' : 'good'}>
          {agentsState(sales, missing.length)}
        </TonePill>
      }
      description="Our registered agent, and the Standard and Premium packages, state by state"
      id={AGENTS}
      title="Registered agents"
    >
      <p className="max-w-[75ch] m-0">
        An agent has a street address in the state, is there in business hours and has agreed to
        serve. Some states keep a list of commercial agents. Enter ours under{' '}
        <Link href={adminHref('states')}>States & Entities</Link>.
      </p>
      <Missing names={missing} />
    </Section>
  )
}

export const BeforeYouSellScreen = screenView('beforeYouSell', async ({ context }) => {
  const sales = await salesAt({ payload: context.req.payload })
  const unsigned = await unnamedSigners(context.req)
  const off = NEED_KEYS.filter(
    (need) => needOf(need).says !== null && !isConfirmed(need, sales.confirmations, sales.day),
  )
  return (
    <>
      <PageHeader
        description="What needs a license, a person or a contract of yours. It stays off everywhere until you confirm it, and goes off again after its last day."
        screen="beforeYouSell"
      />
      <Notice tone="info">
        This is no legal advice. Ask counsel what your business needs, and enter what they confirm.
        What customers have paid for stays served.
      </Notice>
      {off.length > 0 && (
        <Notice title={`${off.length} of ${NEED_KEYS.length} are off. `} tone="warning">
          <span>Nothing that hangs on them can be bought.</span>
        </Notice>
      )}
      {unsigned.length > 0 && (
        <Notice title="Not named yet: " tone="warning">
          <span>{`${unsigned.join(' and ')}. What they sign is not made until they are named in Company Branding.`}</span>
        </Notice>
      )}
      <AgentsPart sales={sales} />
      {NEED_KEYS.map((need) => (
        <NeedPart key={need} need={need} sales={sales} />
      ))}
    </>
  )
})
