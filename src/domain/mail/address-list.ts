import { typedEmail } from '@/src/domain/vocabulary/text/typed-text'

const address = typedEmail()

/** A line that names no address: where it stands, counted from 1, and how it begins. */
export type BadLine = { readonly line: number; readonly text: string }

export type AddressList = {
  /** Each once, in lower case, in their order. */
  readonly addresses: readonly string[]
  /** The first name of some of them, by their address. */
  readonly names: ReadonlyMap<string, string>
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

const cellsOf = (line: string) =>
  line.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '').trim())

const FIRST_NAME = /^(?:first|given)[ _-]?name$|^name$/i

/** The first name on a line: in the column that the headings name, or before `<ada@example.com>`. */
function nameOn(line: string, column: number): string {
  const named = column >= 0 ? cellsOf(line)[column] : /^\s*"?([^"<,;\t]*?)"?\s*</.exec(line)?.[1]
  const first = (named ?? '').trim().split(/\s+/)[0] ?? ''
  return first.includes('@') ? '' : first.slice(0, 120)
}

/** What someone pasted or took from a file, one address a line; a line of headings is no mistake. */
export function readAddressList(text: string): AddressList {
  const found = new Set<string>()
  const bad: BadLine[] = []
  const names = new Map<string, string>()
  let repeated = 0
  let column = -1
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const email = addressIn(line)
    if (email === null) {
      if (index === 0) column = cellsOf(line).findIndex((cell) => FIRST_NAME.test(cell))
      if (index > 0 || !/e-?mail|address/i.test(line)) {
        bad.push({ line: index + 1, text: line.trim().slice(0, SHOWN) })
      }
    } else if (found.has(email)) repeated += 1
    else {
      found.add(email)
      const name = nameOn(line, column)
      if (name) names.set(email, name)
    }
  }
  return { addresses: [...found], names, repeated, bad }
}

/** A list as it is stored: one address a line, and after a tab the first name. */
export const storedList = ({ addresses, names }: AddressList): string =>
  addresses.map((one) => (names.has(one) ? `${one}\t${names.get(one)}` : one)).join('\n')

export const storedAddresses = (list: string | null | undefined): string[] =>
  (list ?? '').split('\n').flatMap((line) => line.split('\t')[0] || [])
