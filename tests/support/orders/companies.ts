import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { STATE_FACTS } from '@/src/seed/state-facts'

export const STATE_CODES = Object.keys(STATE_FACTS)

const NAMES: Readonly<Record<string, string>> = JURISDICTIONS

/** The shipped facts of a state. */
export function factsOf(code: string): readonly StateFact[] {
  const facts = STATE_FACTS[code]
  if (!facts) throw new Error(`There is no state ${code}`)
  return facts
}

/** One shipped fact of an LLC, as its version that has always held or began on a day. */
export function factOf(
  code: string,
  key: string,
  company: StateFact['company'] = 'llc',
  from: string | null = null,
): StateFact {
  const found = factsOf(code).find((fact) => factId(fact) === factId({ key, company, from }))
  if (!found) throw new Error(`${code} has no ${company} ${key} from ${from}`)
  return found
}

/** A company of one American, with an EIN and our agent, formed in a state of the dataset. */
export function companyIn(
  code: string,
  formedOn: string,
  changes: Partial<CompanyFacts> = {},
): CompanyFacts {
  return {
    formedOn,
    name: 'Engine LLC',
    type: 'llc',
    state: { code, name: NAMES[code] ?? code, facts: factsOf(code) },
    ownership: { owners: 1, isForeign: false, isCompany: false },
    hasEin: true,
    agent: { by: 'us', monthly: false, paidUntil: null },
    ...changes,
  }
}

/** The company with one of its state's facts changed, in every version. */
export function withFact(
  company: CompanyFacts,
  key: string,
  change: Partial<StateFact> | null,
): CompanyFacts {
  const { state } = company
  if (!state) return company
  const facts = state.facts.flatMap((fact) => {
    if (fact.key !== key || fact.company !== company.type) return fact
    return change ? { ...fact, ...change } : []
  })
  return { ...company, state: { ...state, facts } }
}
