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

/** What every register is known to take. A state that takes less gets an entry of its own. */
const COMMON = /[^A-Za-z0-9 &.,'()\-/!+#$%@*?:;"]/g
const REFUSED: Readonly<Record<string, RegExp>> = {}

/** In the letters that a state takes: `Łódź` becomes `Lodz`. */
function plainLetters(text: string, state: string): string {
  const swapped = text
    .normalize('NFC')
    .replace(/[‘’“”–—×ß]/g, (sign) => PLAIN[sign] ?? sign)
    .replace(/ẞ/g, 'SS')
  const latin = anyAscii(swapped).replace(REFUSED[state] ?? COMMON, '')
  return latin.replace(/\s+/g, ' ').trim()
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The name as the state will file it: with its ending once, in letters that the state takes.
 *
 * `name` may carry the ending already, in capitals or not.
 */
export function filedName(name: string, designator: string, state: string): string {
  const plain = plainLetters(name, state).replace(/[\s,]+$/, '')
  const ending = plainLetters(designator, state)
  if (plain === '' || ending === '') return plain
  const has = new RegExp(`(?:^|[\\s,])${escaped(ending)}$`, 'i')
  return has.test(plain) ? plain : `${plain} ${ending}`
}

/** Whether the state files other letters than were given, so that the customer has to be told. */
export const isFiledOtherwise = (name: string, filed: string): boolean =>
  !filed.startsWith(name.trim().replace(/\s+/g, ' '))
