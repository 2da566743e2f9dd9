import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'

/** What is said of a phone number that can't be read. */
export const PHONE_HELP =
  'We can’t read this number. Write it with its country code, such as +1 307 555 0100 or +44 20 7946 0958.'

/**
 * A phone number as it was pasted, in the signs that its readers know: without the `tel:` of a link
 * or the apostrophe of a spreadsheet, and with `+` for the `011` and `00` that people dial first.
 */
export const plainPhone = (typed: string): string =>
  plainSigns(typed)
    .replace(/^(?:tel:|phone:|')\s*/i, '')
    .replace(/^(?:011|00)[\s.-]*(?=[1-9])/, '+')
    .replace(/^\+\s+/, '+')

/**
 * Whether a text could be a phone number, with or without its country code: the browser's look at
 * it. The server reads the number itself. Nothing typed is fine.
 */
export function looksLikePhone(typed: string): boolean {
  const text = plainPhone(typed)
  if (text === '') return true
  if (!/^[+(\d][\d\s().\-/+]*(?:[\s,;]*(?:x|ext\.?)\s*\d{1,6})?$/i.test(text)) return false
  const digits = text.replace(/(?:x|ext).*$/i, '').replace(/\D/g, '').length
  const isForeign = text.startsWith('+')
  return isForeign ? digits >= 7 && digits <= 17 : digits === 10 || digits === 11
}
