import { Button, Link } from '@payloadcms/ui'

import { can } from '@/src/access/actions'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { Section } from '@/src/admin/kit/ui/Section'
import { stageOf } from '@/src/domain/catalogue/fact-editing/standing-facts'
import { factId } from '@/src/domain/catalogue/facts/state-fact'
import { officeDay, stateWithFacts } from '@/src/services/catalogue/facts/state-with-facts'

import { CurrentFact } from './CurrentFact'
import { FactHistory } from './FactHistory'
import { COMPANY_WORDS } from './fact-words'
import './facts.css'
import { CorrectFact } from './form/CorrectFact'
import { StillRight } from './StillRight'

const textIn = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

function Missing() {
  return (
    <EmptyState
      action={
        <Button el="link" margin={false} size="small" to={adminHref('stateFacts')}>
          All state facts
        </Button>
      }
    >
      This fact does not exist. It may have been replaced.
    </EmptyState>
  )
}

async function Fact({ context: { req, search } }: { context: ViewContext }) {
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
      <Crumbs name={state.name} screen="stateFact" />
      <header className="admin-page__header">
        <div>
          <h1>{fact.title}</h1>
          <p>
            <Link href={`${adminHref('stateFacts')}?view=all&state=${state.code}`} prefetch={false}>
              {state.name}
            </Link>
            {`, ${COMPANY_WORDS[fact.company]}, ${stage}`}
          </p>
        </div>
        {mayChange && (
          <div className="admin-page__actions">
            <StillRight grant={grant} key={factId(fact)} {...shown} />
          </div>
        )}
      </header>
      <div className="fact-columns">
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
              : 'You can read this fact. Changing it needs the manage_states permission.'}
          </Notice>
        )}
      </div>
    </>
  )
}

/** One fact of a state: what it says, since when, by which source, and the form to correct it. */
export const FactView = screenView('stateFact', Fact)
