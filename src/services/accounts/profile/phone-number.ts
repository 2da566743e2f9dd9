import { parsePhoneNumberFromString } from 'libphonenumber-js'

import { AppError } from '@/src/lib/errors'

const HELP =
  'We can’t read this number. Write it with its country code, such as +1 307 555 0100 or +44 20 7946 0958.'

const parsed = (typed: string) =>
  parsePhoneNumberFromString(typed.trim().replace(/^00(?=[1-9])/, '+'), 'US')

/**
 * A phone number in the form in which it is kept and dialled from anywhere: `+13075550100`. One
 * without a country code is American. Nothing typed is no number, and no error.
 *
 * @throws AppError 422 `invalid_input`, naming the field `phone`
 */
export function normalPhone(typed: string): string | null {
  if (typed.trim() === '') return null
  const number = parsed(typed)
  if (number?.isValid()) return number.ext ? number.formatInternational() : number.number
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, { phone: HELP })
}

/** The same as people read it: `+1 307 555 0100`. What we can't read stays as it is. */
export function readablePhone(stored: string | null | undefined): string {
  if (!stored) return ''
  const number = parsed(stored)
  return number?.isValid() ? number.formatInternational() : stored
}
