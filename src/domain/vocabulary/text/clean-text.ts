/**
 * What draws nothing: controls, zero-width and bidirectional marks, tags, private use and halves of
 * pairs. The few format characters that Arabic prints before a number are visible, and stay.
 */
const INVISIBLE = /(?![\u0600-\u0605\u06dd\u08e2])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** Where a joiner has a meaning: between letters of a script that joins, and within emoji. */
const BEFORE_JOINER =
  /(?:(?!\p{Script=Latin})[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}])$/u
const AFTER_JOINER = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]|\p{Extended_Pictographic})/u

/** A text composed and without what cannot be seen. Joiners stay where a script or an emoji needs them. */
export function withoutInvisible(text: string): string {
  const shown = text.replaceAll(INVISIBLE, (mark, at: number) => {
    const isJoiner = mark === '\u200c' || mark === '\u200d'
    const isNeeded =
      isJoiner &&
      BEFORE_JOINER.test(text.slice(Math.max(0, at - 3), at)) &&
      AFTER_JOINER.test(text.slice(at + 1, at + 4))
    return isNeeded ? mark : ''
  })
  return shown.normalize('NFC')
}

/** A typed text as it is stored: composed, visible, with plain spaces, and none at the ends. */
export function cleanText(typed: string): string {
  return typed
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => withoutInvisible(line.replaceAll(/[\t\p{Zs}]/gu, ' ')).trimEnd())
    .join('\n')
    .trim()
}

/** As `cleanText`, in one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replaceAll(/\n+/g, ' ')

/** The value of a decimal digit of any script: each has its ten in a row. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/**
 * A number, code or address as a machine reads it: digits of every script and full-width signs as
 * plain ones, each dash as `-`. Not for names and sentences, where such signs mean something.
 */
export function plainSigns(typed: string): string {
  return cleanLine(typed.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
}
