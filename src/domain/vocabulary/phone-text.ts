/** What is said of a phone number that can't be read. */
export const PHONE_HELP =
  'We can’t read this number. Write it with its country code, such as +1 307 555 0100 or +44 20 7946 0958.'

/**
 * Whether a text could be a phone number, with or without its country code: the browser's look at
 * it. The server reads the number itself. Nothing typed is fine.
 */
export function looksLikePhone(typed: string): boolean {
  const text = typed.trim()
  if (text === '') return true
  if (!/^[+(\d][\d\s().\-/+]*(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i.test(text)) return false
  const digits = text.replace(/(?:x|ext).*$/i, '').replace(/\D/g, '').length
  const isForeign = /^(?:\+|00)/.test(text)
  return isForeign ? digits >= 7 && digits <= 17 : digits === 10 || digits === 11
}
