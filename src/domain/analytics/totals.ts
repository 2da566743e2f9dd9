/** The figures of the business that are kept by the day; money in cents. */
export const TOTALS = ['users', 'orders', 'leads', 'tickets', 'oursMinor', 'feesMinor'] as const
export type TotalName = (typeof TOTALS)[number]
type Totals = Readonly<Record<TotalName, number>>

/** A day of the business, as `2026-11-21`, and what it brought. */
export type DayTotals = Totals & { readonly day: string }

export const NO_TOTALS: Totals = {
  users: 0,
  orders: 0,
  leads: 0,
  tickets: 0,
  oursMinor: 0,
  feesMinor: 0,
}

/** The figures that count rows. */
const COUNTED = ['users', 'orders', 'leads', 'tickets'] as const
type CountedName = (typeof COUNTED)[number]

export const isCounted = (name: string): name is CountedName =>
  COUNTED.some((counted) => counted === name)

export type DayPart = Partial<Totals> & { readonly day: string }

/** Parts of days put together, in the order of the days. */
export function sumByDay(parts: readonly DayPart[]): DayTotals[] {
  const days = new Map<string, Record<TotalName, number>>()
  for (const part of parts) {
    const sums = days.get(part.day) ?? { ...NO_TOTALS }
    for (const name of TOTALS) sums[name] += part[name] ?? 0
    days.set(part.day, sums)
  }
  return [...days].map(([day, sums]) => ({ day, ...sums })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** A figure of a day that is not what the books say. */
export type WrongTotal = {
  readonly day: string
  readonly name: TotalName
  readonly kept: number
  readonly books: number
}

export function wrongTotals(kept: readonly DayTotals[], books: readonly DayTotals[]): WrongTotal[] {
  const [keptOf, booksOf] = [kept, books].map((days) => new Map(days.map((one) => [one.day, one])))
  const days = [...new Set([...kept, ...books].map(({ day }) => day))].sort()
  return days.flatMap((day) =>
    TOTALS.flatMap((name) => {
      const was = keptOf?.get(day)?.[name] ?? 0
      const is = booksOf?.get(day)?.[name] ?? 0
      return was === is ? [] : [{ day, name, kept: was, books: is }]
    }),
  )
}

/** What an order brought us, and what it passed on to the states, on a day: negative for refunds. */
export type Taking = {
  readonly order: string
  readonly day: string
  readonly oursMinor: number
  readonly feesMinor: number
}

const keyOf = ({ order, day }: Taking) => `${order} ${day}`

/**
 * What has to be booked so that what is booked becomes what the books say: nothing where it is
 * that already, so that booking twice changes nothing.
 */
export function takingDifferences(
  books: readonly Taking[],
  booked: readonly Taking[],
): readonly Taking[] {
  const differences = new Map<string, Taking>()
  const add = (taking: Taking, sign: 1 | -1) => {
    const key = keyOf(taking)
    const { order, day } = taking
    const before = differences.get(key)
    differences.set(key, {
      order,
      day,
      oursMinor: (before?.oursMinor ?? 0) + sign * taking.oursMinor,
      feesMinor: (before?.feesMinor ?? 0) + sign * taking.feesMinor,
    })
  }
  for (const taking of books) add(taking, 1)
  for (const taking of booked) add(taking, -1)
  return [...differences.values()].filter(
    ({ oursMinor, feesMinor }) => oursMinor !== 0 || feesMinor !== 0,
  )
}
