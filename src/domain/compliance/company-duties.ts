import { FIRST_DUTIES } from '@/src/domain/compliance/after-formation'
import type { CompanyFacts, StateDuties } from '@/src/domain/compliance/company-facts'
import { federalReturns } from '@/src/domain/compliance/federal-returns'
import { nextDeadlines } from '@/src/domain/compliance/next-deadlines'
import { type Duty, dollarWords } from '@/src/domain/compliance/planned-task'
import { STATE_TAXES } from '@/src/domain/compliance/state-taxes'
import {
  addDays,
  compareDates,
  dayIn,
  isoDate,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'

/** How far deadlines are worked out: past today by more than any rhythm is long. */
const YEARS_AHEAD = 5

const yearOf = (iso: string) => iso.slice(0, 4)

const sentences = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' ')

/** As people say it within a sentence: the one that is no state has an article. */
const inWords = (name: string) => (name.startsWith('District') ? `the ${name}` : name)

/** The same where a sentence begins with it. */
const atFirst = (name: string) => (name.startsWith('District') ? `The ${name}` : name)

const readOn = ({ asOf, name }: StateDuties) =>
  asOf ? `Based on ${inWords(name)}’s information as of ${longCalendarDay(asOf)}.` : null

/** Of the pages where the state's rules were read, that which most likely speaks of reports. */
const reportSource = (sources: readonly string[]) =>
  sources.find((url) => /report|annual|biennial|periodic|statement|tax|renew/i.test(url)) ??
  sources.find((url) => /fee/i.test(url)) ??
  sources[0] ??
  null

/** The day of every year after the formation, as far as `until`. */
function yearly(formedOn: string, monthDay: string, until: string): string[] {
  const days: string[] = []
  for (let year = Number(yearOf(formedOn)) + 1; year <= Number(yearOf(until)); year += 1) {
    const { month, day } = parseDate(`2000-${monthDay}`)
    days.push(isoDate(dayIn(year, month, day)))
  }
  return days
}

function reportDuty({ formedOn, name }: CompanyFacts, state: StateDuties, until: string): Duty {
  const { report, tax } = state
  const title = report.name ?? 'Annual report'
  const isPaper = !title.includes('(no report)')
  const fee = report.fee ? dollarWords(report.fee) : null
  const wants = `${atFirst(state.name)} requires it from ${name}, whether or not`
  const description = isPaper
    ? sentences(
        `${wants} anything has changed.`,
        fee ? `The state’s fee is ${fee}.` : 'The state charges no fee.',
        tax.collectedWithReport && tax.name !== null && `It includes the ${tax.name}.`,
        readOn(state),
      )
    : sentences(`${wants} it has earned anything.`, fee && `It is ${fee}.`, readOn(state))
  const count = (Number(yearOf(until)) - Number(yearOf(formedOn)) + 1) * 2
  const tasks = nextDeadlines(report.rule, { formedOn }, { from: formedOn, count })
    .filter(({ due }) => due <= until)
    .map(({ due, opens }) => ({
      kind: 'report' as const,
      duty: 'report',
      period: yearOf(due),
      title: isPaper
        ? `File the ${title} with ${inWords(state.name)}`
        : `Pay the ${title.replace(' (no report)', '')} to ${inWords(state.name)}`,
      description,
      due,
      opens,
      source: reportSource(state.sources),
    }))
  return { duty: 'report', tasks }
}

function taxDuty({ formedOn, name }: CompanyFacts, state: StateDuties, until: string): Duty[] {
  const rule = STATE_TAXES[state.code]
  const { tax } = state
  if (!rule || tax.name === null || tax.collectedWithReport) return []
  const least = tax.minimum ? dollarWords(tax.minimum) : null
  const taxName = `${inWords(state.name)}’s ${tax.name}`
  const description = sentences(
    least && rule.owedByAll && `${name} owes ${least} or more.`,
    rule.who,
    least && !rule.owedByAll && `If you owe it, you pay ${least} or more.`,
    'If that day is a weekend or a holiday, the next business day counts.',
    readOn(state),
  )
  const { year, month } = shiftMonth(parseDate(formedOn), 3)
  const first = rule.firstOnFourthMonth ? isoDate({ year, month, day: 15 }) : null
  const later = yearly(formedOn, rule.due, until).filter((due) => !first || due > first)
  // What is owed for the first year may fall due early in the second, whose own tax follows soon.
  const begun = first ? [{ due: first, period: yearOf(formedOn) }] : []
  const days = [...begun, ...later.map((due) => ({ due, period: yearOf(due) }))]
  const tasks = days.map(({ due, period }) => ({
    kind: 'tax' as const,
    duty: 'tax',
    period,
    title: rule.owedByAll ? `Pay ${taxName}` : `Check whether ${taxName} applies`,
    description,
    due,
    opens: null,
    source: rule.source,
  }))
  return [{ duty: 'tax', tasks }]
}

function firstDuty({ formedOn }: CompanyFacts, state: StateDuties): Duty[] {
  const known = FIRST_DUTIES[state.code]
  if (!known || (known.duty === 'publication' && !state.publicationRequired)) return []
  const formed = parseDate(formedOn)
  const { within, duty, title } = known
  const later = 'months' in within ? shiftMonth(formed, within.months) : null
  const due = later
    ? dayIn(later.year, later.month, formed.day)
    : addDays(formed, 'days' in within ? within.days : 0)
  const description = sentences(known.description, readOn(state))
  const source = state.sources[0] ?? null
  const task = { kind: 'report' as const, duty, period: 'once', title, description, source }
  return [{ duty, tasks: [{ ...task, due: isoDate(due), opens: null }] }]
}

function agentDuty({ agent, formedOn, name, state }: CompanyFacts, until: string): Duty[] {
  if (agent.by === 'us' && agent.monthly) return []
  const where = state ? ` in ${inWords(state.name)}` : ''
  const paidUntil = agent.by === 'us' ? agent.paidUntil : null
  const ours = agent.by === 'us'
  const days = paidUntil ? [paidUntil] : yearly(formedOn, formedOn.slice(5), until)
  const tasks = days.map((due) => ({
    kind: 'registered_agent' as const,
    duty: 'registered-agent',
    period: yearOf(due),
    title: ours
      ? `Renew the registered agent${where}`
      : `Confirm your registered agent${where} for another year`,
    description: ours
      ? `Our agent is paid until then. ${name} must have an agent at all times. Without one, the state may dissolve the company.`
      : `${name} must have an agent at all times. Check that yours continues, or let us take over.`,
    due,
    opens: null,
    source: null,
  }))
  return [{ duty: 'registered-agent', tasks, ...(paidUntil ? { metBefore: paidUntil } : {}) }]
}

/** How long we advise to take over the EIN: no law sets a day. */
const EIN_DAYS = 30

function einDuty({ hasEin, formedOn, name }: CompanyFacts, today: string): Duty[] {
  if (hasEin) return []
  let due = addDays(parseDate(formedOn), EIN_DAYS)
  while (compareDates(due, parseDate(today)) <= 0) due = addDays(due, EIN_DAYS)
  const task = {
    kind: 'federal' as const,
    duty: 'ein',
    period: 'once',
    title: 'Get an EIN, the company’s federal tax number',
    description: `Banks ask for it, and you can’t file a return without it. No law sets a date for ${name}. We suggest getting it within a month of formation.`,
    due: isoDate(due),
    opens: null,
    source:
      'https://www.irs.gov/businesses/small-businesses-self-employed/get-an-employer-identification-number',
  }
  return [{ duty: 'ein', tasks: [task], isAdvice: true }]
}

function federalDuties({ type, ownership, formedOn }: CompanyFacts, until: string): Duty[] {
  return federalReturns(type, ownership).map(({ duty, due: monthDay, ...one }) => ({
    duty,
    tasks: yearly(formedOn, monthDay, until).map((due) => ({
      kind: 'federal' as const,
      duty,
      period: yearOf(due),
      title: one.title,
      description: `${one.description} This one is for ${Number(yearOf(due)) - 1}.`,
      due,
      opens: null,
      source: one.source,
    })),
  }))
}

/**
 * Everything that a company owes its state and the IRS, with its deadlines from the formation to
 * some years after today. Companies formed in the US report no beneficial owners since March 2025.
 *
 * @throws RangeError when the day of the formation does not exist
 */
export function companyDuties(facts: CompanyFacts, today: string): Duty[] {
  const { state } = facts
  const begin = today > facts.formedOn ? today : facts.formedOn
  const until = `${Number(yearOf(begin)) + YEARS_AHEAD}-12-31`
  return [
    ...(state ? [reportDuty(facts, state, until)] : []),
    ...(state ? firstDuty(facts, state) : []),
    ...(state ? taxDuty(facts, state, until) : []),
    ...agentDuty(facts, until),
    ...einDuty(facts, today),
    ...federalDuties(facts, until),
  ]
}
