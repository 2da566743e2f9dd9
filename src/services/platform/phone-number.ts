import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { PHONE_HELP, plainPhone } from '@/src/domain/vocabulary/text/phone-text'
import { AppError } from '@/src/lib/errors'

const parsed = (typed: string, country: CountryCode = 'US') =>
  parsePhoneNumberFromString(plainPhone(typed), country)

/** As people at home in that country write it, else as Americans do. */
function readAtHome(typed: string, home: string | undefined) {
  const local = home && isSupportedCountry(home) ? parsed(typed, home) : undefined
  return local?.isValid() ? local : parsed(typed)
}

/** A number as it is stored; null for none that can be dialled. */
export function readPhone(typed: string, home?: string): string | null {
  const number = readAtHome(typed, home)
  if (!number?.isValid()) return null
  return number.ext ? number.formatInternational() : number.number
}

/**
 * A phone number in the form in which it is kept and dialled from anywhere: `+13075550100`. One
 * without a country code is of the country that its owner lives in, or American. Nothing typed is no
 * number, and no error.
 *
 * @param home ISO 3166-1, two letters, where it is known
 * @throws AppError 422 `invalid_input`, naming the field `phone`
 */
export function normalPhone(
  typed: string,
  message = 'Please check the form and try again.',
  home?: string,
): string | null {
  if (plainPhone(typed) === '') return null
  const number = readPhone(typed, home)
  if (number) return number
  throw new AppError('invalid_input', message, 422, { phone: PHONE_HELP })
}

/** Formats a stored number: `+1 307 555 0100`. One that can't be read is returned unchanged. */
export function readablePhone(stored: string | null | undefined): string {
  if (!stored) return ''
  const number = parsed(stored)
  return number?.isValid() ? number.formatInternational() : stored
}
