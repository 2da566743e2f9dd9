import { type FeeAmount, feeAmount, isExact } from '@/src/domain/catalogue/facts/fee'
import { factsOn, versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { reportWords } from '@/src/domain/catalogue/facts/schedule-words'
import { type FactCompany, factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { factDeadlines } from '@/src/domain/compliance/deadlines/fact-deadlines'
import { formatPrice, money } from '@/src/domain/vocabulary/money/money'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** What a visitor reads of one fact. */
export type FactView = {
  readonly id: string
  readonly title: string
  /** In words: `$175`, `from $25`, `No fee`. */
  readonly amount: string
  /** When it is due, a sentence without its full stop; null where nothing is. */
  readonly when: string | null
  /** Who owes it, where not every company of the type does. */
  readonly who: string | null
  /** What else there is to say; may be empty. */
  readonly words: string
  /** It was read where the state says it; otherwise it only usually holds. */
  readonly isConfirmed: boolean
  /** ISO day on which somebody read it. */
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
export function amountWords(amount: FeeAmount): string {
  const { least, most } = amount
  if (most === 0) return 'No fee'
  if (isExact(amount)) return dollars(least)
  if (most === null) return least > 0 ? `from ${dollars(least)}` : 'depends'
  return least > 0 ? `${dollars(least)} to ${dollars(most)}` : `up to ${dollars(most)}`
}

function factView(fact: StateFact, titles: ReadonlyMap<string, string>): FactView {
  const { title, applies, words, source, checked, certainty } = fact
  const paidWith = fact.paidWith && titles.get(fact.paidWith)
  return {
    id: factId(fact),
    title,
    amount: paidWith ? `Paid with the ${paidWith}` : amountWords(feeAmount(fact.fee)),
    when: fact.key === 'filing_fee' ? null : reportWords(fact.due),
    who: applies === 'everybody' || applies.owedByAll ? null : applies.who,
    words,
    isConfirmed: certainty === 'confirmed' && source !== null,
    checked,
    source,
  }
}

/** How many days are shown, and how far ahead they are looked for. */
const SHOWN = 4
const AHEAD_DAYS = 3 * 366

function daysOf(facts: readonly StateFact[], type: FactCompany, today: string): FactDay[] {
  const until = isoDate(addDays(parseDate(today), AHEAD_DAYS))
  const owed = factsOn(facts, type, today).filter(
    ({ applies, paidWith }) => (applies === 'everybody' || applies.owedByAll) && !paidWith,
  )
  const days = owed.flatMap(({ key }) =>
    factDeadlines(versionsOf(facts, key, type), { formedOn: today }, until).map(
      ({ fact, due, opens, businessDay }) => ({
        title: fact.title,
        due,
        opens,
        businessDay,
        isUsual: fact.certainty === 'usual',
      }),
    ),
  )
  return days.sort((a, b) => a.due.localeCompare(b.due)).slice(0, SHOWN)
}

/** What a state charges and wants of a type of company on an ISO day. */
export function typeFactsView(
  facts: readonly StateFact[],
  type: FactCompany,
  today: string,
): TypeFactsView {
  const present = factsOn(facts, type, today)
  const titles = new Map(present.map(({ key, title }) => [key, title]))
  return {
    type,
    facts: present.map((fact) => factView(fact, titles)),
    days: daysOf(facts, type, today),
  }
}
