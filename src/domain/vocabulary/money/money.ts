/** An amount in the currency's smallest unit: `{ minor: 19900, currency: 'USD' }` is $199.00. */
export type Money = { readonly minor: number; readonly currency: Currency }
export type Currency = 'USD' | 'INR'

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole minor amount: ${minor}`)
  return { minor, currency }
}

/** Dollars as an editor types them (49 or 49.5), in whole cents, rounded half up. */
export function usd(dollars: number): Money {
  if (!Number.isFinite(dollars)) throw new RangeError(`Not an amount of dollars: ${dollars}`)
  return money(Math.round(Number((dollars * 100).toPrecision(15))), 'USD')
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`)
  return money(a.minor + b.minor, a.currency)
}

/** The sum of amounts of one currency; nothing at all is zero of that currency. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, money(0, currency))
}

const FORMATS: Record<Currency, Intl.NumberFormat> = {
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }),
}

/** As people read it: $1,249.00. */
export function formatMoney(amount: Money): string {
  return FORMATS[amount.currency].format(amount.minor / 100)
}

/** As people read a price list: $49, but $49.50. */
export function formatPrice(amount: Money): string {
  return formatMoney(amount).replace(/\.00$/, '')
}
