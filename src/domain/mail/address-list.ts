import { typedEmail } from '@/src/domain/vocabulary/typed-text'

const address = typedEmail()

/** A line that names no address: where it stands, counted from 1, and how it begins. */
export type BadLine = { readonly line: number; readonly text: string }

export type AddressList = {
  /** Each once, in lower case, in their order. */
  readonly addresses: readonly string[]
  readonly repeated: number
  readonly bad: readonly BadLine[]
}

const SHOWN = 60

/** The address on a line: alone, in angle brackets, or the first cell of a table that has one. */
function addressIn(line: string): string | null {
  const cells = line.split(/[,;\t]/).map((cell) => cell.replace(/^.*<([^<>]+)>.*$/, '$1'))
  for (const cell of cells) {
    const parsed = address.safeParse(cell.replaceAll('"', ''))
    if (parsed.success) return parsed.data
  }
  return null
}

/** What someone pasted or took from a file, one address a line; a line of headings is no mistake. */
export function readAddressList(text: string): AddressList {
  const found = new Set<string>()
  const bad: BadLine[] = []
  let repeated = 0
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const email = addressIn(line)
    if (email === null) {
      if (index > 0 || !/e-?mail|address/i.test(line)) {
        bad.push({ line: index + 1, text: line.trim().slice(0, SHOWN) })
      }
    } else if (found.has(email)) repeated += 1
    else found.add(email)
  }
  return { addresses: [...found], repeated, bad }
}
