/** Letters of Windows-1252 that a built-in face draws, beyond those of Latin-1. */
const TYPED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '—': '-',
  '–': '-',
  '…': '...',
}

/** A text as a built-in face can draw it. */
export const plain = (text: string): string =>
  Array.from(text, (letter) => TYPED[letter] ?? (letter > 'ÿ' ? '?' : letter)).join('')

/** A text as PDF writes it in a file. */
export const written = (text: string): string =>
  `(${plain(text).replace(/[\\()]/g, (sign) => `\\${sign}`)})`

/** Lines of so many letters at most, divided between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < most)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A file of numbered objects, of which the first is its catalog. */
export function pdfOf(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.7\n']
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`
    places.push(at)
    parts.push(part)
    at += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}
