import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { businessDayNote, inWords, sentences } from '@/src/domain/compliance/duties/duty-words'
import { stateDuties } from '@/src/domain/compliance/duties/state-duties'
import { federalDays, federalReturns } from '@/src/domain/compliance/federal-returns'
import type { Duty } from '@/src/domain/compliance/planned-task'
import {
  addDays,
  compareDates,
  dayIn,
  isoDate,
  parseDate,
} from '@/src/domain/vocabulary/time/calendar-date'
import { longMonthOfYear } from '@/src/domain/vocabulary/time/date-words'

/** How far deadlines are worked out: past today by more than any rhythm is long. */
const YEARS_AHEAD = 5

const yearOf = (iso: string) => iso.slice(0, 4)

/** The day of every year after the formation, as far as `until`. */
function yearly(formedOn: string, monthDay: string, until: string): string[] {
  const days: string[] = []
  for (let year = Number(yearOf(formedOn)) + 1; year <= Number(yearOf(until)); year += 1) {
    const { month, day } = parseDate(`2000-${monthDay}`)
    days.push(isoDate(dayIn(year, month, day)))
  }
  return days
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
    description: `Banks ask for it, and most returns need it. No law sets a date for ${name}. We suggest getting it within a month of formation.`,
    due: isoDate(due),
    opens: null,
    source:
      'https://www.irs.gov/businesses/small-businesses-self-employed/get-an-employer-identification-number',
  }
  return [{ duty: 'ein', tasks: [task], isAdvice: true }]
}

const WEEKEND = 'If that day is a weekend or a holiday, the next business day counts.'
const CALENDAR_YEAR = 'For a company whose tax year is the calendar year.'
const FOREIGN_ACCOUNTS =
  'If accounts outside the US held more than $10,000 together, an FBAR is due by April 15, or by October 15 at the latest.'

/** Which tax year a return is for, as it ended before the day on which it is due. */
function taxYearNote(due: string, fiscalYearEnd: string | undefined): string {
  const year = Number(yearOf(due))
  if (!fiscalYearEnd || fiscalYearEnd === '12-31') return `This one is for ${year - 1}.`
  const end = fiscalYearEnd < due.slice(5) ? year : year - 1
  return `This one is for the tax year that ended in ${longMonthOfYear(`${end}-${fiscalYearEnd}`)}.`
}

function federalDuties(facts: CompanyFacts, until: string): Duty[] {
  return federalReturns(facts).map(({ duty, title, description, due, source }) => {
    const yearEnd = due === 'owners_year' ? undefined : facts.fiscalYearEnd
    const tasks = federalDays(due, facts, until).map((day) => ({
      kind: 'federal' as const,
      duty,
      period: yearOf(day),
      title,
      description: sentences(
        description,
        FOREIGN_ACCOUNTS,
        !yearEnd && CALENDAR_YEAR,
        WEEKEND,
        businessDayNote(day, 'tax'),
        taxYearNote(day, yearEnd),
      ),
      due: day,
      opens: null,
      source,
    }))
    return { duty, tasks }
  })
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
    ...(state ? stateDuties(facts, state, { today, until }) : []),
    ...agentDuty(facts, until),
    ...einDuty(facts, today),
    ...federalDuties(facts, until),
  ]
}
