import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

/** How the IRS can know the person responsible for a company. */
export const TAX_ID_KINDS = {
  ssn: 'Social Security number (SSN)',
  itin: 'Individual Taxpayer Identification Number (ITIN)',
  foreign: 'Foreign, none of these',
} as const
export type TaxIdKind = keyof typeof TAX_ID_KINDS

/** The nine digits of a number however it was typed; null when it cannot be one. */
export function taxIdDigits(text: string): string | null {
  const digits = plainSigns(text).replace(/[\s.-]/g, '')
  return /^\d{9}$/.test(digits) ? digits : null
}

/** Numbers that were printed in advertisements and never belonged to anybody since. */
const NEVER_ISSUED = new Set(['078051120', '219099999', '123456789'])

/** Why nine digits are no Social Security number; null when they can be one. */
function ssnProblem(digits: string): string | null {
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
  if (area.startsWith('9')) return 'An SSN never starts with 9. Is this an ITIN?'
  if (area === '000' || area === '666' || group === '00' || serial === '0000') {
    return 'This is not a valid SSN. Please check the digits.'
  }
  return NEVER_ISSUED.has(digits) ? 'This is a sample number. Please enter your own SSN.' : null
}

/** Why nine digits are no ITIN: those are 9xx with 50–65, 70–88, 90–92 or 94–99 in the middle. */
function itinProblem(digits: string): string | null {
  if (!digits.startsWith('9')) return 'An ITIN starts with 9. Is this an SSN?'
  const group = Number(digits.slice(3, 5))
  const isIssued =
    (group >= 50 && group <= 65) ||
    (group >= 70 && group <= 88) ||
    (group >= 90 && group <= 92) ||
    (group >= 94 && group <= 99)
  return isIssued ? null : 'This is not a valid ITIN. Please check the fourth and fifth digits.'
}

/** Why a text is not a number of this kind, in words for anyone who typed it; null when it is fine. */
export function taxIdProblem(kind: TaxIdKind, text: string): string | null {
  if (kind === 'foreign') return null
  const digits = taxIdDigits(text)
  if (!digits) return `Enter the nine digits of the ${kind.toUpperCase()}, such as 123-45-6789.`
  return kind === 'ssn' ? ssnProblem(digits) : itinProblem(digits)
}

/** Nine digits as people write them. */
export function formatTaxId(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}

/** A number of which only the end is known. */
export function maskTaxId(last4: string): string {
  return `•••-••-${last4}`
}

const plainName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** Whether a number that was given for one name may be kept for another: it belongs to a person. */
export const isSamePerson = (before: string, now: string): boolean =>
  plainName(before) === '' || plainName(before) === plainName(now)
