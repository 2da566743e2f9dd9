import type {
  DateFieldValidation,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { date, number, text } from 'payload/shared'

import { isDueDay, WRONG_DUE_DAY } from '@/src/domain/compliance/task-input'
import { isOwnPath, isSecureAddress } from '@/src/domain/platform/own-path'
import { plural } from '@/src/domain/vocabulary/plural'

import { isTimeZone } from '@/src/domain/vocabulary/time/time-zone'

type Check<T> = (value: T) => string | undefined

/** A text field's own limits, then a rule of ours for a text that is there. */
const textRule =
  (check: Check<string>): TextFieldSingleValidation =>
  (value, options) => {
    const problem = typeof value === 'string' && value !== '' ? check(value) : undefined
    return problem ?? text(value, options)
  }

const numberRule =
  (check: Check<number>): NumberFieldSingleValidation =>
  (value, options) => {
    const problem = typeof value === 'number' ? check(value) : undefined
    return problem ?? number(value, options)
  }

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

export const webAddress = textRule((value) =>
  ['http:', 'https:'].includes(parseUrl(value)?.protocol ?? '')
    ? undefined
    : 'Please enter a valid URL (including https://)',
)

export const pathOrWebAddress = textRule((value) =>
  isOwnPath(value) || ['http:', 'https:'].includes(parseUrl(value)?.protocol ?? '')
    ? undefined
    : 'Please enter a path on this site (/logo.svg) or a URL (including https://)',
)

export const ownPath = textRule((value) =>
  isOwnPath(value) ? undefined : 'Please enter a path on this site, such as /services/ein',
)

export const pageOrAll = textRule((value) =>
  value === '*' || isOwnPath(value) ? undefined : 'Please enter a path on this site, or *',
)

export const redirectTarget = textRule((value) =>
  isOwnPath(value) || isSecureAddress(value)
    ? undefined
    : 'Please enter a path on this site (/pricing) or an address that starts with https://',
)

export const hexColour = textRule((value) =>
  /^#?[0-9a-f]{6}$/i.test(value) ? undefined : 'Please enter a color such as #3B82F6',
)

export const stateCode = textRule((value) =>
  /^[A-Z]{2}$/.test(value) ? undefined : 'Use the two-letter state code, such as WY',
)

export const slugText = textRule((value) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
    ? undefined
    : 'Use lowercase letters, digits and single hyphens, such as filing-specialist',
)

export const offerCode = textRule((value) =>
  /^[A-Z0-9][A-Z0-9-]{2,29}$/.test(value)
    ? undefined
    : 'Use 3 to 30 letters, digits and hyphens, such as FREE-EIN',
)

export const whole = numberRule((value) =>
  Number.isSafeInteger(value) ? undefined : 'Please enter a whole number',
)

/** At most so many decimals: 2 for dollars and cents. */
export const decimals = (places: number) =>
  numberRule((value) =>
    Number(value.toFixed(places)) === value
      ? undefined
      : `Please enter at most ${plural(places, 'decimal')}`,
  )

/** A zone of the list and nothing else: with any other value no date could be written. */
export const timeZone: TextFieldSingleValidation = (value) =>
  typeof value === 'string' && isTimeZone(value)
    ? true
    : 'Choose a time zone from the list, such as America/New_York'

/** A day on which something may fall due: neither year 1 nor one that no one lives to see. */
export const dueDay: DateFieldValidation = (value, options) => {
  const problem = date(value, options)
  if (problem !== true || !value) return problem
  return isDueDay(new Date(value).toISOString().slice(0, 10)) || WRONG_DUE_DAY
}
