import { type Currency, formatMoney, money } from '@/src/domain/money/money'

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** A moment as the office reads it, in its own time zone. */
export function moment(at: string | null | undefined): string {
  return at ? `${MOMENT.format(new Date(at))} ET` : '–'
}

const currencyNamed = (name: string): Currency => (name === 'INR' ? 'INR' : 'USD')

export function amount(minor: number, currency: string): string {
  return formatMoney(money(minor, currencyNamed(currency)))
}
