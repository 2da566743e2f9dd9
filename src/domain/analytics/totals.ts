/** The figures of the business that are kept by the day; money in cents. */
export const TOTALS = ['users', 'orders', 'leads', 'tickets', 'oursMinor', 'feesMinor'] as const
export type TotalName = (typeof TOTALS)[number]
export type Totals = Readonly<Record<TotalName, number>>

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
export const COUNTED = ['users', 'orders', 'leads', 'tickets'] as const
export type CountedName = (typeof COUNTED)[number]

export const isCounted = (name: string): name is CountedName =>
  COUNTED.some((counted) => counted === name)

/** A part of a day's figures. */
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

/** Where the figures that are kept differ from the books. */
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
