import type { FactCompany, StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** What is charged on a day is owed for the year before. */
const taxYearStart = (day: string) => isoDate({ year: parseDate(day).year - 1, month: 1, day: 1 })

/** Whether a version has begun for what happens, or falls due, on an ISO day. */
export const hasBegun = ({ from, basis }: Pick<StateFact, 'from' | 'basis'>, day: string) =>
  from === null || from <= (basis === 'tax_year' ? taxYearStart(day) : day)

/** Whether a version begins on an ISO day: until then another one held, or none. */
export const beginsOn = (fact: Pick<StateFact, 'from' | 'basis'>, day: string) =>
  hasBegun(fact, day) && !hasBegun(fact, isoDate(addDays(parseDate(day), -1)))

/** The versions of a fact, the one that came last at the end. */
export const versionsOf = (
  facts: readonly StateFact[],
  key: string,
  company: FactCompany,
): StateFact[] =>
  facts
    .filter((fact) => fact.key === key && fact.company === company)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))

/** The version of a fact that holds on an ISO day; null where there is none. */
export function factInForce(
  facts: readonly StateFact[],
  key: string,
  company: FactCompany,
  day: string,
): StateFact | null {
  return versionsOf(facts, key, company).findLast((fact) => hasBegun(fact, day)) ?? null
}

/** The next version of a fact that is still to begin; null where none is known. */
export function factToCome(
  facts: readonly StateFact[],
  key: string,
  company: FactCompany,
  day: string,
): StateFact | null {
  return versionsOf(facts, key, company).find((fact) => !hasBegun(fact, day)) ?? null
}

/** Each fact of a type of company as it holds on an ISO day, in the order of the list. */
export function factsOn(
  facts: readonly StateFact[],
  company: FactCompany,
  day: string,
): StateFact[] {
  const keys = new Set(facts.filter((one) => one.company === company).map(({ key }) => key))
  return [...keys].flatMap((key) => factInForce(facts, key, company, day) ?? [])
}
