import { monthDay } from '@/src/domain/catalogue/facts/schedule'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

/** The least of what a transform of zod needs to say what is wrong. */
export type Complaints = {
  readonly addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void
}

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/

/** `$1,250.50` in cents; null when it is no amount. */
export function centsIn(text: string): number | null {
  const [, whole, part = ''] = AMOUNT.exec(plainSigns(text)) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

/** Cents as they are typed: `1250.50`. */
export const centsText = (cents: number): string => (cents / 100).toFixed(2)

/** A text as JSON; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads what was typed into a form; what cannot be read is said beside its field, and counts as 0.
 *
 * @param place where in the form these fields are
 */
export function readerOf<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  complaints: Complaints,
  place: readonly string[] = [],
) {
  const complain = (name: Name, message: string) =>
    complaints.addIssue({ code: 'custom', message, path: [...place, name] })
  const isDay = (text: string) => monthDay.safeParse(text).success
  const cents = (name: Name): number => {
    const amount = centsIn(typed[name])
    if (amount === null) complain(name, 'Enter an amount such as 50 or 1250.50.')
    return amount ?? 0
  }
  return {
    complain,
    cents,
    centsOrNull: (name: Name) => (typed[name].trim() === '' ? null : cents(name)),
    whole: (name: Name, least: number, most: number): number => {
      const count = /^\d{1,3}$/.test(typed[name].trim()) ? Number(typed[name]) : Number.NaN
      if (count >= least && count <= most) return count
      complain(name, `Enter a number from ${least} to ${most}.`)
      return least
    },
    text: (name: Name, most: number): string => {
      const text = typed[name].trim()
      if (text.length < 1 || text.length > most) {
        complain(name, `Enter a text of up to ${most} characters.`)
      }
      return text
    },
    monthDay: (name: Name): string => {
      const day = typed[name].trim()
      if (!isDay(day)) complain(name, 'Enter a month and a day such as 04-15.')
      return day
    },
    monthDays: (name: Name): string[] => {
      const days = typed[name].split(',').map((day) => day.trim())
      const isRight = days.every((day, at) => isDay(day) && day > (days[at - 1] ?? ''))
      if (days.length > 1 && isRight) return days
      complain(name, 'Enter two or more days in their order, such as 04-15, 06-15.')
      return days
    },
  }
}
