import anyAscii from 'any-ascii'

/** Signs that have a plain form of their own, which the general table would spell out. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '×': 'x',
  ß: 'ss',
}

/** What not every register is known to take. */
const REFUSED = /[^A-Za-z0-9 &.,'()\-/!+#$%@*?:;"]/g

/** A text with straight quotes and plain dashes, as forms print them. */
export const plainMarks = (text: string): string =>
  text.replace(/[‘’“”–—]/g, (sign) => PLAIN[sign] ?? sign)

/** In the letters that every state takes: `Łódź` becomes `Lodz`. */
export function plainLetters(text: string): string {
  const swapped = text
    .normalize('NFC')
    .replace(/[‘’“”–—×ß]/g, (sign) => PLAIN[sign] ?? sign)
    .replace(/ẞ/g, 'SS')
  const latin = anyAscii(swapped).replace(REFUSED, '')
  return latin.replace(/\s+/g, ' ').trim()
}

/**
 * The name as the state will file it, where that is in other letters than were given; null where
 * the letters stay, or none of them can be written plainly.
 */
export function filedAs(name: string): string | null {
  const plain = plainLetters(name)
  return plain === '' || plain === name.trim().replace(/\s+/g, ' ') ? null : plain
}
