import { conditionHolds } from '@/src/domain/catalogue/facts/condition'
import { feeAmount, isExact } from '@/src/domain/catalogue/facts/fee'
import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { citesPage, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import {
  type CompanyFacts,
  type StateDuties,
  traitsOf,
} from '@/src/domain/compliance/company-facts'
import { type FactDeadline, factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import type { Duty, PlannedTask } from '@/src/domain/compliance/planned-task'
import { formatPrice, money } from '@/src/domain/vocabulary/money/money'
import { nextBusinessDay, nextFederalTaxDay } from '@/src/domain/vocabulary/time/business-day'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

const dollars = (cents: number) => formatPrice(money(cents, 'USD'))

/** How long we advise to take over what a state wants at once, or sets no day for. */
const AT_ONCE_DAYS = 7

/** The names under which the duties of some facts have always been written down. */
const DUTY_NAMES: Readonly<Record<string, string>> = { licence: 'tax' }

const dutyName = (key: string) =>
  DUTY_NAMES[key] ?? key.replace(/^first\./, '').replaceAll(/[._]/g, '-')

type Span = { readonly today: string; readonly until: string }

const readOn = ({ checked, certainty, source }: StateFact, { name }: StateDuties) =>
  sentences(
    (certainty === 'usual' || !citesPage(source)) &&
      `This is what usually holds. Check it with ${inText(name)} first.`,
    checked && `Based on ${inText(name)}’s information as of ${longCalendarDay(checked)}.`,
  )

const isOwedByAll = ({ applies, when }: StateFact, company: CompanyFacts) =>
  (applies === 'everybody' || applies.owedByAll) &&
  (!when || conditionHolds(when, traitsOf(company)) === true)

function reportFee(fact: StateFact, company: CompanyFacts): string | null {
  const amount = feeAmount(fact.fee, traitsOf(company))
  const words = `${dollars(amount.least)}${isExact(amount) ? '' : ' or more'}`
  if (fact.isPayment) return amount.least > 0 ? `It is ${words}.` : null
  return amount.most === 0 ? 'The state charges no fee to file it.' : `The state’s fee is ${words}.`
}

function reportTask({ fact, due, late }: FactDeadline, company: CompanyFacts, state: StateDuties) {
  const why = fact.isPayment ? 'it has earned anything' : 'anything has changed'
  const included = state.facts.find(
    ({ paidWith, company }) => paidWith === fact.key && company === fact.company,
  )
  return {
    title: fact.isPayment
      ? `Pay the ${fact.title} to ${inText(state.name)}`
      : `File the ${fact.title} with ${inText(state.name)}`,
    description: sentences(
      `${atFirst(state.name)} requires it from ${company.name}, whether or not ${why}.`,
      reportFee(fact, company),
      included && !fact.isPayment && !fact.title.includes(included.title)
        ? `It includes the ${included.title}.`
        : null,
      fact.words,
      businessDayNote(due, 'report'),
      late && `It counts as late from ${longCalendarDay(late)}.`,
      readOn(fact, state),
    ),
  }
}

function taxTask({ fact, due }: FactDeadline, company: CompanyFacts, state: StateDuties) {
  const { least } = feeAmount(fact.fee, traitsOf(company))
  const amount = least > 0 && dollars(least)
  const all = isOwedByAll(fact, company)
  const name = `${inText(state.name)}’s ${fact.title}`
  return {
    title: all ? `Pay ${name}` : `Check whether ${name} applies`,
    description: sentences(
      amount && all && `${company.name} owes ${amount} or more.`,
      fact.applies === 'everybody' ? null : fact.applies.who,
      fact.words,
      amount && !all && `If you owe it, you pay ${amount} or more.`,
      'If that day is a weekend or a holiday, the next business day counts.',
      businessDayNote(due, 'tax'),
      readOn(fact, state),
    ),
  }
}

const firstTask = ({ fact, due }: FactDeadline, state: StateDuties) => ({
  title: fact.title,
  description: sentences(fact.words, businessDayNote(due, 'report'), readOn(fact, state)),
})

function wordsOf(deadline: FactDeadline, company: CompanyFacts, state: StateDuties) {
  const { key } = deadline.fact
  if (key.startsWith('first.')) return firstTask(deadline, state)
  return key === 'report' ? reportTask(deadline, company, state) : taxTask(deadline, company, state)
}

/** At once: some days from now, however long ago the company was formed. */
function soon(formedOn: string, today: string): string {
  return isoDate(addDays(parseDate(today > formedOn ? today : formedOn), AT_ONCE_DAYS))
}

const isAtOnce = ({ due }: StateFact) => due.type === 'once' && due.within === 'at_once'

/** What a state wants first, and what it wants year by year before what it only may want. */
function rank(key: string): number {
  if (key === 'report') return 0
  return key.startsWith('first.') ? 1 : 2
}

function taskOf(deadline: FactDeadline, company: CompanyFacts, state: StateDuties): PlannedTask {
  const { key, source } = deadline.fact
  const { due, opens, period } = deadline
  return {
    kind: rank(key) < 2 ? 'report' : 'tax',
    duty: dutyName(key),
    period,
    ...wordsOf(deadline, company, state),
    due,
    opens,
    source: source?.url ?? null,
  }
}

function factDuty(
  versions: readonly StateFact[],
  company: CompanyFacts,
  state: StateDuties,
  { today, until }: Span,
): Duty[] {
  const { formedOn, fiscalYearEnd } = company
  const about = { ...traitsOf(company), formedOn, ...(fiscalYearEnd ? { fiscalYearEnd } : {}) }
  const found = factDeadlines(versions, about, until)
  const [first] = found
  if (!first) return []
  const duty = dutyName(first.fact.key)
  if (!isAtOnce(first.fact)) {
    return [{ duty, tasks: found.map((deadline) => taskOf(deadline, company, state)) }]
  }
  const advised = { ...first, due: soon(formedOn, today), opens: null }
  return [{ duty, tasks: [taskOf(advised, company, state)], isAdvice: true }]
}

/**
 * Everything that a state wants from a company by its facts, until an ISO day. Only types of
 * company that have facts of their own have duties: no one is told another type's.
 */
export function stateDuties(company: CompanyFacts, state: StateDuties, span: Span): Duty[] {
  const { type } = company
  if (type === 'partnership') return []
  const keys = [...new Set(state.facts.map(({ key }) => key))]
  return keys
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key) => factDuty(versionsOf(state.facts, key, type), company, state, span))
}

/** What can be said, with a space between. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' ')

/** As people say it within a sentence: the one that is no state has an article. */
export const inText = (name: string) => (name.startsWith('District') ? `the ${name}` : name)

const atFirst = (name: string) => (name.startsWith('District') ? `The ${name}` : name)

/**
 * Which day counts where the law's day is no business day; null where it is one. Taxes move to the
 * next business day by law. For reports we only say which one that is: states differ.
 */
export function businessDayNote(due: string, kind: 'report' | 'tax' | 'federal'): string | null {
  const open = kind === 'federal' ? nextFederalTaxDay(due) : nextBusinessDay(due)
  if (open === due) return null
  return kind !== 'report'
    ? `In this case that is ${longCalendarDay(open)}.`
    : `${longCalendarDay(due)} is a weekend or a holiday. The next business day is ${longCalendarDay(open)}.`
}
