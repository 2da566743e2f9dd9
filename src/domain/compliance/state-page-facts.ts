import { feeAmount } from '@/src/domain/catalogue/facts/fee'
import { feeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { factInForce, factsOn, versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { nameReservationFee, needsPublication } from '@/src/domain/catalogue/facts/on-sale'
import { reportWords } from '@/src/domain/catalogue/facts/schedule-words'
import {
  type FactCompany,
  readFacts,
  type StateFact,
} from '@/src/domain/catalogue/facts/state-fact'
import { factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import type { StatePageView } from '@/src/domain/compliance/state-page-view'

/** How many deadlines of a company formed today are shown, and how many years they may take. */
const [SHOWN, YEARS] = [3, 8] as const

const DOLLAR = 100

const dollarsOf = (fact: StateFact) => feeAmount(fact.fee).least / DOLLAR

type Facts = Pick<
  StatePageView,
  | 'filingFee'
  | 'feeAsOf'
  | 'scheduledFee'
  | 'publicationRequired'
  | 'nameReservation'
  | 'report'
  | 'tax'
  | 'certainty'
  | 'sources'
>

function reportOf(
  facts: readonly StateFact[],
  company: FactCompany,
  today: string,
): Facts['report'] {
  const versions = versionsOf(facts, 'report', company)
  const until = `${Number(today.slice(0, 4)) + YEARS}-12-31`
  const deadlines = factDeadlines(versions, { formedOn: today }, until).slice(0, SHOWN)
  const fact = deadlines[0]?.fact ?? factInForce(facts, 'report', company, today)
  const when = fact && reportWords(fact.due)
  if (!fact || !when) return null
  return { name: fact.title, fee: dollarsOf(fact), when, words: fact.words, deadlines }
}

function taxOf(facts: readonly StateFact[], company: FactCompany, today: string): Facts['tax'] {
  const fact =
    factInForce(facts, 'tax', company, today) ?? factInForce(facts, 'licence', company, today)
  if (!fact) return null
  return {
    name: fact.title,
    minimum: dollarsOf(fact) || null,
    withReport: fact.paidWith !== undefined,
  }
}

/** What a state's page says by its facts of one type of company. */
export function statePageFacts(
  state: { readonly facts?: unknown; readonly filingFee: number },
  company: FactCompany,
  now: Date,
): Facts {
  const facts = readFacts(state.facts)
  const today = now.toISOString().slice(0, 10)
  const present = factsOn(facts, company, today)
  const urls = present.flatMap(({ source }) => source?.url ?? [])
  return {
    ...(feeInForce(facts, company, now) ?? {
      filingFee: state.filingFee,
      feeAsOf: null,
      scheduledFee: null,
    }),
    publicationRequired: needsPublication(facts, company, today),
    nameReservation: nameReservationFee(facts, company, today),
    report: reportOf(facts, company, today),
    tax: taxOf(facts, company, today),
    certainty: present.every(({ certainty }) => certainty === 'confirmed') ? 'confirmed' : 'usual',
    sources: [...new Set(urls)],
  }
}
