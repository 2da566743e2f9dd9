export type FieldKind = 'text' | 'checkbox' | 'radio' | 'signature' | 'other'

/** The answers that a form is filled from: in words, as they are shown, and as they were chosen. */
export type FormAnswers = {
  readonly words: Readonly<Record<string, string>>
  readonly codes: Readonly<Record<string, string>>
}

/** What a field gets: a text, a mark in a box, or null where it stays empty. */
export type Entry = (answers: FormAnswers) => string | boolean | null

/** A field of an official file, beside which line it is printed, and what it gets. */
export type MappedField = {
  readonly line: string
  readonly name: string
  readonly kind: FieldKind
  /** How many characters it takes, where that is known. */
  readonly max?: number
  readonly entry: Entry
}

/** The reviewed map of one official file. It is true for one revision only. */
export type FormMap = {
  readonly key: string
  /** As it is printed: SS-4. */
  readonly form: string
  readonly revision: string
  readonly fields: readonly MappedField[]
  /** The answers for which the file has no field, by their lines. */
  readonly beyond?: (
    answers: FormAnswers,
  ) => readonly { readonly line: string; readonly value: string }[]
}

/** Asked nowhere, secret, or written by hand. */
export const EMPTY: Entry = () => null

export const word = ({ words }: FormAnswers, name: string): string => words[name] ?? ''
export const isCode = ({ codes }: FormAnswers, name: string, ...of: readonly string[]): boolean =>
  of.includes(codes[name] ?? '')

/** `11/26/2026`, as the forms write days. */
export const usDay = (isoDay: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDay) ?? []
  return year ? `${month}/${day}/${year}` : isoDay
}

/** The answers by these names, as one text. */
export const says =
  (...names: readonly string[]): Entry =>
  (answers) =>
    names.flatMap((name) => word(answers, name) || []).join(', ')

/** The first of these answers that there is. */
export const sayFirst =
  (...names: readonly string[]): Entry =>
  (answers) =>
    names.map((name) => word(answers, name)).find((one) => one !== '') ?? ''

export const day =
  (...names: readonly string[]): Entry =>
  (answers) =>
    usDay(names.map((name) => word(answers, name)).find((one) => one !== '') ?? '')

/** Marked where the answer is one of these. */
export const when =
  (name: string, ...of: readonly string[]): Entry =>
  (answers) =>
    isCode(answers, name, ...of)

export const text = (line: string, name: string, entry = EMPTY, max?: number): MappedField => ({
  line,
  name,
  kind: 'text',
  entry,
  ...(max === undefined ? {} : { max }),
})

export const box = (line: string, name: string, entry = EMPTY): MappedField => ({
  line,
  name,
  kind: 'checkbox',
  entry,
})

/** Boxes of one line, by their index in the file: at most one of their answers is given. */
export const boxes = (line: string, name: string, entries: readonly Entry[]): MappedField[] =>
  entries.map((entry, index) => box(line, `${name}[${index}]`, entry))

/** Fields of one line that stay empty. */
export const blanks = (line: string, names: readonly string[]): MappedField[] =>
  names.map((name) => text(line, name))

const page = (no: number) => (name: string) => `topmostSubform[0].Page${no}[0].${name}`
/** The fields of a page, by their names on it. */
export const [p1, p2, p3] = [page(1), page(2), page(3)]
export const f1 = (no: number): string => p1(`f1_${no}[0]`)

export const ADDRESS = ['City', 'Region', 'PostalCode', 'Country'] as const
/** City, region, postal code and country of an address. */
export const cityLine = (name: string): Entry => says(...ADDRESS.map((part) => `${name}${part}`))

/** `f1_3[0]` to `f1_6[0]`. */
export const span = (from: number, to: number, name: (no: number) => string): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => name(from + index))
