/** Without letters and figures that are taken for one another when read out. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_RANDOM_LENGTH = 6

const LONGEST_NAME = 20
const NAMELESS = 'PARTNER'

/** Latin letters that no accent has been put on, and so cannot be taken off. */
const SPELLED: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
}

/**
 * A referral code: `JOSE_7KQ2MX` for José.
 *
 * Drawn from the name and not from the email address, which every link would reveal. `random` is
 * six characters of the alphabet above. A name without Latin letters gives way to a neutral word.
 */
export function affiliateCode(firstName: string, random: string): string {
  const plain = firstName
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[ŁØĐÆŒÞ]/g, (letter) => SPELLED[letter] ?? '')
    .replace(/[^A-Z0-9]/g, '')
  return `${plain.slice(0, LONGEST_NAME) || NAMELESS}_${random.toUpperCase()}`
}
