import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { NotThere, PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { Facts, Notice, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { feeText } from '@/src/domain/catalogue/fact-editing/fee-text'
import { stageOf } from '@/src/domain/catalogue/fact-editing/standing-facts'
import { conditionText } from '@/src/domain/catalogue/facts/condition'
import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import {
  officeDay,
  type StateWithFacts,
  stateWithFacts,
} from '@/src/services/catalogue/facts/state-with-facts'
import { factHref } from './fact-address'
import { ageText, beginText, COMPANY_WORDS, valueText } from './fact-text'
import { CorrectFact } from './form/CorrectFact'
import { SourceLink } from './SourceLink'
import { StillRight } from './StillRight'

type Props = { readonly state: StateWithFacts; readonly fact: StateFact; readonly today: string }

const STAGES = { replaced: 'Replaced', 'in force': 'In force', scheduled: 'Scheduled' } as const

function FactHistory({ state, fact, today }: Props) {
  const versions = versionsOf(state.facts, fact.key, fact.company).toReversed()
  if (versions.length < 2) return null
  const columns: Column<StateFact>[] = [
    column('Takes effect', 'title', (one) => (
      <RowLink href={factHref(state.code, factId(one))}>{beginText(one)}</RowLink>
    )),
    column('Stage', 'aside', (one) => STAGES[stageOf(state.facts, one, today)]),
    column('Value', {}, valueText),
  ]
  return (
    <Section id="history" title="All versions">
      <DataTable columns={columns} keyOf={factId} label="All versions" rows={versions} />
    </Section>
  )
}

const textIn = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

const Missing = () => (
  <NotThere link="All state facts" list="stateFacts" screen="stateFact">
    This fact does not exist. It may have been replaced.
  </NotThere>
)

export const FactView = screenView('stateFact', async ({ context: { req, search } }) => {
  const state = await stateWithFacts(req, { code: textIn(search.state).slice(0, 2) })
  const fact = state?.facts.find((one) => factId(one) === textIn(search.fact))
  if (!state || !fact) return <Missing />
  const today = await officeDay(req)
  const grant = await can(req, 'correctFacts')
  const stage = stageOf(state.facts, fact, today)
  const shown = { fact, state: { id: state.id, name: state.name }, version: state.version }
  const mayChange = grant && stage !== 'replaced'
  return (
    <>
      <PageHeader
        actions={mayChange && <StillRight grant={grant} key={factId(fact)} {...shown} />}
        description={
          <>
            <PageLink href={`${adminHref('stateFacts')}?view=all&state=${state.code}`}>
              {state.name}
            </PageLink>
            {`, ${COMPANY_WORDS[fact.company]}, ${stage}`}
          </>
        }
        name={state.name}
        screen="stateFact"
        title={fact.title}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,560px)] items-start gap-8 narrow:grid-cols-[minmax(0,1fr)]">
        <div>
          <CurrentFact fact={fact} today={today} />
          <FactHistory fact={fact} state={state} today={today} />
        </div>
        {mayChange ? (
          <Section
            description="Saving updates the state page, checkout and deadlines."
            id="correct"
            title="Correct this fact"
          >
            <CorrectFact
              code={state.code}
              grant={grant}
              isScheduled={stage === 'scheduled'}
              key={factId(fact)}
              {...shown}
            />
          </Section>
        ) : (
          <Notice tone="info">
            {stage === 'replaced'
              ? 'A later entry has replaced this one. It is kept as history.'
              : `You can read this fact. To change it, you need the permission “${permissionText(ACTIONS.correctFacts)}”.`}
          </Notice>
        )}
      </div>
    </>
  )
})

const SOURCE = 'inline-block min-w-[min(180px,100%)] max-w-65 wrap-anywhere'

function CurrentFact({ fact, today }: { fact: StateFact; today: string }) {
  const { applies, checked, certainty, source } = fact
  return (
    <Section id="current" title="Current entry">
      <Facts
        facts={[
          ['Fee', feeText(fact.fee)],
          ['Due', reportText(fact.due) ?? 'No due date'],
          ['Takes effect', beginText(fact)],
          ['Who owes it', applies === 'everybody' ? 'Every company of this type' : applies.who],
          ['Only for', fact.when && `companies ${conditionText(fact.when)}`],
          ['Paid with', fact.paidWith],
          [
            'Source',
            source ? <SourceLink className={SOURCE} key="source" source={source} /> : 'None',
          ],
          ['Checked', checked ? `${calendarDay(checked)} (${ageText(checked, today)})` : 'Never'],
          ['Certainty', certainty === 'confirmed' ? 'Confirmed' : 'Usual, not confirmed'],
          ['Customers read', fact.words],
          ['Staff note', fact.note],
          ['Key', <code key="key">{fact.key}</code>],
        ]}
      />
    </Section>
  )
}
