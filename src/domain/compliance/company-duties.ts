import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import {
  businessDayNote,
  inText,
  sentences,
  stateDuties,
} from '@/src/domain/compliance/duties/state-duties'
import { electionDay, federalDays, federalReturns } from '@/src/domain/compliance/federal-returns'
import type { Duty, PlannedTask } from '@/src/domain/compliance/planned-task'
import {
  addDays,
  compareDates,
  dayIn,
  isoDate,
  parseDate,
} from '@/src/domain/vocabulary/time/calendar-date'
import { longCalendarDay, longMonthOfYear } from '@/src/domain/vocabulary/time/date-text'

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

const AGENT = {
  kind: 'registered_agent',
  duty: 'registered-agent',
  opens: null,
  source: null,
} as const

/** How soon we advise to name another agent: a state wants one at all times. */
const NAME_AGENT_DAYS = 7

const soonAfter = (day: string) => isoDate(addDays(parseDate(day), NAME_AGENT_DAYS))

/** Each anniversary of the formation, for an agent of the customer's own. */
function confirmed({ formedOn, name }: CompanyFacts, where: string, until: string): PlannedTask[] {
  return yearly(formedOn, formedOn.slice(5), until).map((due) => ({
    ...AGENT,
    period: yearOf(due),
    title: `Confirm your registered agent${where} for another year`,
    description: `${name} must have an agent at all times. Check that yours continues, or let us take over.`,
    due,
  }))
}

function agentDuty(facts: CompanyFacts, today: string, until: string): Duty[] {
  const { agent, formedOn, name, state } = facts
  const { duty } = AGENT
  const where = state ? ` in ${inText(state.name)}` : ''
  const must = `${name} must have an agent at all times. Without one, the state may dissolve the company.`
  if (agent.by === 'own') return [{ duty, tasks: confirmed(facts, where, until) }]
  const title = `Name another registered agent${where}`
  const howTo = 'Name your own agent with the state, or order ours again.'
  if (agent.by === 'ended') {
    const description = `Our agent ended on ${longCalendarDay(agent.on)}. ${must} ${howTo}`
    const named = { ...AGENT, period: agent.on, title, description, due: soonAfter(today) }
    const later = confirmed(facts, where, until).filter(({ due }) => due > named.due)
    return [{ duty, tasks: [named, ...later], isAdvice: true }]
  }
  const { paidUntil } = agent
  if (agent.isEnding && paidUntil) {
    const description = `Our agent ends on that day. ${must} ${howTo}`
    const named = { ...AGENT, period: paidUntil, title, description, due: paidUntil }
    return [{ duty, tasks: [named] }]
  }
  if (agent.monthly) return []
  const days = paidUntil ? [paidUntil] : yearly(formedOn, formedOn.slice(5), until)
  const tasks = days.map((due) => ({
    ...AGENT,
    period: yearOf(due),
    title: `Renew the registered agent${where}`,
    description: `Our agent is paid until then. ${must}`,
    due,
  }))
  return [{ duty, tasks, ...(paidUntil ? { metBefore: paidUntil } : {}) }]
}

/** How long we advise to take over the EIN: no law sets a day. */
const EIN_DAYS = 30

function einDuty({ hasEin, formedOn, name }: CompanyFacts, today: string): Duty[] {
  if (hasEin) return []
  let due = addDays(parseDate(formedOn), EIN_DAYS)
  const isLate = compareDates(due, parseDate(today)) <= 0
  while (compareDates(due, parseDate(today)) <= 0) due = addDays(due, EIN_DAYS)
  const task = {
    kind: 'federal' as const,
    duty: 'ein',
    period: 'once',
    title: 'Get an EIN, the company’s federal tax number',
    description: `Banks ask for it, and most returns need it. No law sets a date for ${name}. ${isLate ? 'We suggest getting it soon.' : 'We suggest getting it within a month of formation.'}`,
    due: isoDate(due),
    opens: null,
    source:
      'https://www.irs.gov/businesses/small-businesses-self-employed/get-an-employer-identification-number',
  }
  return [{ duty: 'ein', tasks: [task], isAdvice: true }]
}

/** Form 2553, for a company that is to be an S corporation from its first tax year on. */
function electionDuty({ formedOn, name, taxedAs, ownership }: CompanyFacts): Duty[] {
  if (taxedAs !== 's_corp') return []
  const due = electionDay(formedOn)
  const task = {
    kind: 'federal' as const,
    duty: 'form-2553',
    period: 'once',
    title: 'File Form 2553 to be taxed as an S corporation',
    description: sentences(
      `For ${name} to be an S corporation from its first tax year, the IRS must have Form 2553 within two months and 15 days of the day that tax year began. We count from the formation. Every owner signs it.`,
      ownership?.isForeign &&
        'An S corporation cannot have an owner who is neither a US citizen nor a US tax resident. Check this before you file.',
      businessDayNote(due, 'federal'),
    ),
    due,
    opens: null,
    source: 'https://www.irs.gov/instructions/i2553',
  }
  return [{ duty: 'form-2553', tasks: [task] }]
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
        businessDayNote(day, 'federal'),
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
    ...agentDuty(facts, begin, until),
    ...einDuty(facts, today),
    ...electionDuty(facts),
    ...federalDuties(facts, until),
  ]
}
