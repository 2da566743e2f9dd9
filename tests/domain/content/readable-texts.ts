const COMMENT = String.raw`\/\*[\s\S]*?\*\/|(?<![:'"\`])\/\/[^\n]*`
const QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``
const COMMENT_OR_QUOTED = new RegExp(`${COMMENT}|(?<quoted>${QUOTED})`, 'g')

/** Between tags and braces, without the signs of code and without a line that begins a statement. */
const ELEMENT_TEXT = /[>}]((?:[^<>{}=;()[\]|\n]|\n(?=[ \n]))+)(?=[<{])/g

/** Every quoted text of a source file and every text of its elements, single words included. */
export function quotedIn(source: string): string[] {
  const texts: string[] = []
  const rest = source.replace(COMMENT_OR_QUOTED, (_, quoted?: string) => {
    if (quoted) texts.push(quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'))
    return ' '
  })
  const between = [...rest.matchAll(ELEMENT_TEXT)].map((match) => match[1] ?? '')
  return [...texts, ...between].map((text) => text.replace(/\s+/g, ' ').trim())
}

/** The texts in a source file: its quoted ones that have spaces, and those of its elements. */
export const textsOf = (source: string) => quotedIn(source).filter((text) => text.includes(' '))
