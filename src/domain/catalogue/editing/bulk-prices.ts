import { z } from 'zod'

import { typedPrice } from './typed-values'

const MOST_CENTS = 1_000_000_00
const PERCENT = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/

/** A percentage in hundredths: `-7.5` is -750; null when it is none. */
export function percentIn(text: string): number | null {
  const [, sign, whole, part = ''] = PERCENT.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? -hundredths : hundredths
}

const percent = z.union([z.string(), z.number()]).transform((given, context): number => {
  const hundredths = percentIn(String(given))
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (hundredths === null) return refuse('Enter a percentage such as 10 or -7.5.')
  if (hundredths < -10_000) return refuse('A price cannot fall by more than 100 percent.')
  if (hundredths > 100_000) return refuse('Enter at most 1,000 percent.')
  return hundredths / 100
})

/** How the prices of add-ons change: to one price, or each by a percentage. */
export const bulkChange = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('price'), amount: typedPrice(), activeOnly: z.boolean() }),
  z.strictObject({ way: z.literal('percent'), amount: percent, activeOnly: z.boolean() }),
])

export type BulkChange = z.output<typeof bulkChange>

/** A change of prices, with the prices that were on screen. */
export const bulkInput = z.strictObject({
  change: bulkChange,
  token: z.string().regex(/^[0-9a-f]{64}$/, 'Look at the preview first.'),
})

export type Priced = {
  readonly id: string
  readonly name: string
  /** Dollars. */
  readonly price: number
  readonly isActive: boolean
}

/** One price before and after, in dollars. */
export type PriceStep = {
  readonly id: string
  readonly name: string
  readonly before: number
  readonly after: number
}

const centsOf = (dollars: number) => Math.round(dollars * 100)

function newCents(price: number, { way, amount }: BulkChange): number {
  if (way === 'price') return centsOf(amount)
  const hundredths = Math.round(amount * 100)
  return Math.round((centsOf(price) * (10_000 + hundredths)) / 10_000)
}

/** What a change of all prices would do: those that stay as they are, are left out. */
export function priceSteps(rows: readonly Priced[], change: BulkChange): PriceStep[] {
  return rows.flatMap(({ id, name, price, isActive }) => {
    if (change.activeOnly && !isActive) return []
    const after = Math.min(newCents(price, change), MOST_CENTS) / 100
    return after === price ? [] : [{ id, name, before: price, after }]
  })
}

/** What all add-ons cost in the middle, in whole dollars; 0 where there is none. */
export function averagePrice(prices: readonly number[]): number {
  if (prices.length === 0) return 0
  const cents = prices.reduce((sum, price) => sum + centsOf(price), 0)
  return Math.round(cents / prices.length / 100)
}
