/** So many are given out at once. */
export const RECOVERY_CODES = 10

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten letters and digits from as many random bytes: 50 bits that are easy to copy by hand. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, 10), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** A code as people read it. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
