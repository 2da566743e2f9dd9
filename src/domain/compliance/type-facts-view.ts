import { type FeeAmount, feeAmount, isExact } from '@/src/domain/catalogue/facts/fee'
import { factInForce, factsOn, versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { isConfirmedOn } from '@/src/domain/catalogue/facts/review'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import {
  citesPage,
  type FactCompany,
  factId,
  type StateFact,
} from '@/src/domain/catalogue/facts/state-fact'
import { type FactDeadline, factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import { formatPrice, money } from '@/src/domain/vocabulary/money/money'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** What a visitor reads of one fact. */
export type FactView = {
  readonly id: string
  readonly title: string
  /** In words: `$175`, `from $25`, `No state fee`. */
  readonly amount: string
  /** When it is due, or with what it is paid: a sentence without its full stop. */
  readonly when: string | null
  /** Who owes it, where there is more to say than that all do. */
  readonly who: string | null
  /** What else there is to say; may be empty. */
  readonly words: string
  /** It was read lately on a page that states it; otherwise it only usually holds. */
  readonly isConfirmed: boolean
  /** ISO day on which someone read it. */
  readonly checked: string | null
  readonly source: { readonly title: string; readonly url: string } | null
}

/** A day on which a company formed today owes something. Days are ISO. */
export type FactDay = {
  readonly title: string
  readonly due: string
  readonly opens: string | null
  /** Another one than `due` where offices are closed then. */
  readonly businessDay: string
  readonly isUsual: boolean
}

/** What a state charges and wants of a type of company. */
export type TypeFactsView = {
  readonly type: FactCompany
  readonly facts: readonly FactView[]
  /** The first ones of a company that is formed today. */
  readonly days: readonly FactDay[]
}

const dollars = (cents: number) => formatPrice(money(cents, 'USD'))

/** An amount as it is read beside its title. */
export function amountText(amount: FeeAmount): string {
  const { least, most } = amount
  if (most === 0) return 'No state fee'
  if (isExact(amount)) return dollars(least)
  if (most === null) return least > 0 ? `from ${dollars(least)}` : 'depends'
  return least > 0 ? `${dollars(least)} to ${dollars(most)}` : `up to ${dollars(most)}`
}

/** A state that wants no report at all says so in a fact of its own. */
const isNone = ({ key, due, fee }: StateFact) =>
  key === 'report' && due.type === 'none' && fee.type === 'none'

function whenOf(fact: StateFact, titles: ReadonlyMap<string, string>): string | null {
  const paidWith = fact.paidWith && titles.get(fact.paidWith)
  return paidWith ? `Paid with the ${paidWith}` : reportText(fact.due)
}

/** What is said of a state, and costs nothing. */
const WITHOUT_FEE = new Set(['turnaround', 'name_ending', 'restricted_words'])

/** Newspapers charge for their notices, beside what the state charges for the proof. */
function amountOf({ key, fee }: StateFact): string {
  if (WITHOUT_FEE.has(key)) return ''
  const amount = amountText(feeAmount(fee))
  return key === 'first.publication' ? `${amount}; the newspaper charges extra` : amount
}

function factView(fact: StateFact, titles: ReadonlyMap<string, string>, today: string): FactView {
  const { applies, source, checked } = fact
  const isFilingFee = fact.key === 'filing_fee'
  return {
    id: factId(fact),
    title: isFilingFee ? 'Filing fee' : fact.title,
    amount: isNone(fact) ? 'None' : amountOf(fact),
    when: whenOf(fact, titles),
    who: applies === 'everybody' ? null : applies.who,
    words: isFilingFee ? [`${fact.title}.`, fact.words].filter(Boolean).join(' ') : fact.words,
    isConfirmed: isConfirmedOn(fact, today),
    checked,
    source: citesPage(source) ? source : null,
  }
}

/** How many days are shown, of one fact and of all, and how far ahead they are looked for. */
const SHOWN_OF_EACH = 2
const SHOWN = 6
const AHEAD_DAYS = 3 * 366

type Dated = { readonly fact: StateFact; readonly days: readonly FactDeadline[] }

/** Each fact in the version that the first of its days falls under: what someone will really owe. */
function datedFacts(facts: readonly StateFact[], type: FactCompany, today: string): Dated[] {
  const until = isoDate(addDays(parseDate(today), AHEAD_DAYS))
  return factsOn(facts, type, today).map((present) => {
    const days = factDeadlines(versionsOf(facts, present.key, type), { formedOn: today }, until)
    return { fact: days[0]?.fact ?? present, days }
  })
}

const isOwedByAll = ({ applies }: StateFact) => applies === 'everybody' || applies.owedByAll

function daysOf(dated: readonly Dated[], today: string): FactDay[] {
  const owed = dated.filter(({ fact }) => isOwedByAll(fact) && !fact.paidWith)
  const days = owed.flatMap(({ days }) =>
    days.slice(0, SHOWN_OF_EACH).map(({ fact, due, opens, businessDay }) => ({
      title: fact.title,
      due,
      opens,
      businessDay,
      isUsual: !isConfirmedOn(fact, today),
    })),
  )
  return days.sort((a, b) => a.due.localeCompare(b.due)).slice(0, SHOWN)
}

/** True for a charge under another name: Delaware’s LLCs have no report beside their tax. */
const isSaid = (fact: StateFact, by: readonly StateFact[]) =>
  by.some(
    ({ key, fee }) => key === fact.paidWith && JSON.stringify(fee) === JSON.stringify(fact.fee),
  )

/** What a state charges and wants of a type of company that is formed on an ISO day. */
export function typeFactsView(
  facts: readonly StateFact[],
  type: FactCompany,
  today: string,
): TypeFactsView {
  const dated = datedFacts(facts, type, today)
  const present = dated.map(({ fact }) => fact)
  const titles = new Map(present.map(({ key, title }) => [key, title]))
  return {
    type,
    facts: present
      .filter((fact) => !isSaid(fact, present) && !fact.key.startsWith('expedite_other.'))
      .map((fact) => factView(fact, titles, today)),
    days: daysOf(dated, today),
  }
}

const isYearly = (fact: StateFact) =>
  /^(?:report|licence|tax)(?:\.|$)/.test(fact.key) &&
  isOwedByAll(fact) &&
  fact.due.type !== 'once' &&
  !fact.paidWith &&
  !fact.when

/**
 * What every company of a type pays its state by the year, in words: `$60`, `from $25`; half of what
 * is due every two years. Null where nothing was read of its report.
 */
export function yearlyCharge(
  facts: readonly StateFact[],
  type: FactCompany,
  today: string,
): string | null {
  if (!factInForce(facts, 'report', type, today)) return null
  const owed = factsOn(facts, type, today).filter(isYearly)
  const amounts = owed.map(({ fee, due }) => {
    const { least, most } = feeAmount(fee)
    const years = 'every_years' in due ? due.every_years : 1
    return { least: Math.round(least / years), most: most && Math.round(most / years) }
  })
  const most = amounts.map((one) => one.most)
  const sum = {
    least: amounts.reduce((all, { least }) => all + least, 0),
    most: most.includes(null) ? null : most.reduce((all: number, one) => all + (one ?? 0), 0),
  }
  const text = sum.most === 0 ? 'None' : amountText(sum)
  return owed.every((fact) => isConfirmedOn(fact, today)) ? text : `Usually ${text}`
}

/** Whether a state asks a type of company for no recurring report; false where nothing is known. */
export function asksNoReport(
  facts: readonly StateFact[],
  type: FactCompany,
  today: string,
): boolean {
  const report = factInForce(facts, 'report', type, today)
  return report !== null && isNone(report)
}

/** What our calendars leave out, said wherever they are shown. */
export const NOT_COVERED =
  'Not covered: state income and franchise taxes that are not listed here, payroll and contractor forms (941, W-2, 1099), estimated taxes, section 83(b) elections, sales tax, and city and county licenses.'
