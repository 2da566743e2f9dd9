import type { Check } from '@/src/domain/filing/details/field'
import { isPostBox } from '@/src/domain/filing/registered-agent'
import { taxIdProblem } from '@/src/domain/filing/tax-id'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { looksLikePhone, PHONE_HELP } from '@/src/domain/vocabulary/text/phone-text'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar, such as 2026-02-28. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCFullYear() >= 1900
}

const NO_DAY = 'Enter a date, such as 2026-11-21'

export const anyDay: Check = (value) => (isDay(value) ? null : NO_DAY)

export const pastDay: Check = (value, { context }) => {
  if (!isDay(value)) return NO_DAY
  return value > context.today ? 'Enter a date that is not in the future' : null
}

export const futureDay: Check = (value, { context }) => {
  if (!isDay(value)) return NO_DAY
  return value <= context.today ? 'This date has passed. We need one that is still valid.' : null
}

export const month: Check = (value) =>
  /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(value) ? null : 'Enter a month, such as 2026-11'

export const wholeNumber =
  (min: number, max: number): Check =>
  (typed) => {
    const value = plainSigns(typed)
    if (!/^\d{1,6}$/.test(value)) return 'Enter a whole number'
    const number = Number(value)
    return number < min || number > max ? `Enter a number from ${min} to ${max}` : null
  }

export const streetAddress: Check = (value) =>
  isPostBox(value) ? 'Enter a street address, not a PO box' : null

/** An EIN as it is written: 12-3456789. */
export const ein: Check = (value) =>
  /^\d{2}-?\d{7}$/.test(plainSigns(value)) &&
  !/^(00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/.test(value)
    ? null
    : 'Enter the nine digits of the EIN, such as 12-3456789'

export const email: Check = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(plainSigns(value))
    ? null
    : 'Enter an email address such as name@example.com'

export const phone: Check = (value) => (looksLikePhone(value) ? null : PHONE_HELP)

/** The number of the responsible party, of the kind that was chosen. */
export const taxId: Check = (value, { is }) => {
  const kind = is('taxIdKind')
  return kind === 'ssn' || kind === 'itin' ? taxIdProblem(kind, value) : null
}

export const itin: Check = (value) => taxIdProblem('itin', value)

/** Either number will do. */
export const ssnOrItin: Check = (value) =>
  taxIdProblem('ssn', value) && taxIdProblem('itin', value)
    ? 'Enter the nine digits of the SSN or ITIN, such as 123-45-6789'
    : null

/** A passport, visa or tax number of any country. */
export const documentNumber: Check = (value) =>
  /^[\p{L}\d][\p{L}\d .\-/]{2,39}$/u.test(plainSigns(value))
    ? null
    : 'Enter the number as printed: letters, digits, spaces and dashes'

/** Letters, signs and digits of other scripts, and pictures; marks such as ™ are no pictures here. */
const NOT_LATIN =
  /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]|(?![0-9])\p{Nd}|(?![0-9#*©®™])\p{Emoji}/u

/** The forms of the IRS and the USPTO take Latin letters, with the punctuation and signs of any text. */
export function latin(value: string): string | null {
  const [sign] = NOT_LATIN.exec(value) ?? []
  return sign ? `Use Latin letters. The form does not accept “${sign}”.` : null
}

/** As `latin`, with at least one letter: a dash is no name. */
export const latinName = (value: string): string | null =>
  /\p{L}/u.test(value) ? latin(value) : 'Enter the name as in the passport'
