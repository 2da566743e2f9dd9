import type { PaperSignature } from '@/src/domain/papers/paper-states'

/** Drawn as a rule to fill in: what is not known when a paper is made is never stated. */
export const BLANK = '____________________'
export const SHORT_BLANK = '__________'

/** A variant that a person may choose, in words of the paper. */
export type Variant = {
  readonly value: string
  /** What it is called where it is chosen. */
  readonly label: string
  /** The clause that it stands for. */
  readonly text: string
}

export type Row = readonly string[]

export type Part =
  | { readonly is: 'text'; readonly text: string }
  /** Numbered with its clauses: 3, 3.1, 3.2. */
  | { readonly is: 'section'; readonly title: string; readonly clauses: readonly Clause[] }
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'bullets'; readonly items: readonly string[] }
  | {
      readonly is: 'table'
      readonly head: Row
      readonly rows: readonly Row[]
      /** The relative widths of its columns. */
      readonly widths: readonly number[]
    }
  /** A label and its value by line, as in a form; null is a rule to fill in. */
  | { readonly is: 'facts'; readonly rows: readonly (readonly [string, string | null])[] }
  | { readonly is: 'signatures'; readonly intro: string; readonly keys: readonly string[] }
  /** Begins a page of its own. */
  | { readonly is: 'exhibit'; readonly title: string; readonly parts: readonly Part[] }

/** A numbered paragraph, or variants of which none was chosen: each with a box, all of the same size. */
export type Clause =
  | string
  | {
      readonly question: string
      readonly law: string | null
      readonly variants: readonly Variant[]
    }

/** Who signs a paper. */
export type Signer = {
  readonly key: string
  /** Null where it is not known who: the name is a rule to fill in. */
  readonly name: string | null
  /** As what they sign: `Member`, `President`. */
  readonly role: string
  /** Signs by a person with a name and title of their own. */
  readonly isCompany: boolean
  readonly email: string | null
}

/** An entry on an official form: a text, or true for a mark in a box. */
type OfficialEntry = {
  readonly line: string
  readonly label: string
  /** Of its field in the file. */
  readonly name: string
  readonly value: string | true
}

/** What has no field in an official file, and goes on a sheet behind it. */
export type AttachedEntry = Pick<OfficialEntry, 'line' | 'label'> & { readonly value: string }

/** What official files are filled with, in the order in which they are put together. */
export type OfficialEntries = {
  readonly form: string
  readonly signature: PaperSignature
  readonly files: readonly {
    readonly key: string
    /** Of the blank file that staff have loaded. */
    readonly sha256: string
    readonly entries: readonly OfficialEntry[]
  }[]
  readonly attached: readonly AttachedEntry[]
}

/** A paper as it is to be printed: only text, in its order. */
export type Paper = {
  readonly kind: string
  readonly title: string
  /** Under the title: what company, of what state. */
  readonly subtitle: string | null
  /** In the head of each page. */
  readonly company: string
  readonly parts: readonly Part[]
  /** Of a form that is filled in, in place of parts. */
  readonly official?: OfficialEntries
  readonly signature: PaperSignature
  readonly signers: readonly Signer[]
  /** What the last page says of us, which is no advice. */
  readonly closing: readonly string[]
}

/** A paper without what its template says: its kind, its title, its last page, and how it is signed. */
export type Draft = Omit<Paper, 'kind' | 'title' | 'company' | 'signature' | 'closing'> &
  Partial<Pick<Paper, 'kind' | 'title' | 'company'>>

export const section = (title: string, ...clauses: readonly Clause[]): Part => ({
  is: 'section',
  title,
  clauses,
})

export const text = (words: string): Part => ({ is: 'text', text: words })

/** Where people sign, in the order in which they are named. */
export const signatures = (intro: string, signers: readonly Signer[]): Part => ({
  is: 'signatures',
  intro,
  keys: signers.map(({ key }) => key),
})

/** A paper that is not made yet, and why, in a sentence for its customer and where it differs for staff. */
export type Waiting = {
  readonly kind: string
  readonly title: string
  readonly waits: string
  readonly forStaff?: string
}

const textsOf = (part: Part, paper: Paper): string[] => {
  switch (part.is) {
    case 'text':
    case 'heading':
      return [part.text]
    case 'bullets':
      return [...part.items]
    case 'section':
      return [part.title, ...part.clauses.flatMap(clauseTexts)]
    case 'table':
      return [...part.head, ...part.rows.flat()]
    case 'facts':
      return part.rows.flatMap(([label, value]) => [label, value ?? ''])
    case 'signatures':
      return [
        part.intro,
        ...part.keys.flatMap((key) => {
          const signer = paper.signers.find((one) => one.key === key)
          return signer ? [signer.name ?? '', signer.role] : []
        }),
      ]
    case 'exhibit':
      return [part.title, ...part.parts.flatMap((one) => textsOf(one, paper))]
  }
}

const clauseTexts = (clause: Clause): string[] =>
  typeof clause === 'string'
    ? [clause]
    : [
        clause.question,
        clause.law ?? '',
        ...clause.variants.flatMap(({ label, text }) => [label, text]),
      ]

/** Every text of a paper: what must be found in its file, letter for letter. */
export const textsOfPaper = (paper: Paper): string[] =>
  [
    paper.title,
    paper.subtitle ?? '',
    ...paper.parts.flatMap((part) => textsOf(part, paper)),
    ...paper.closing,
  ].filter((text) => text !== '' && text !== SHORT_BLANK)

const sectionsOf = (parts: readonly Part[]): Clause[] =>
  parts.flatMap((part) => {
    if (part.is === 'section') return part.clauses
    return part.is === 'exhibit' ? sectionsOf(part.parts) : []
  })

/** The questions of which no variant was chosen. */
export const openQuestions = ({ parts }: Pick<Paper, 'parts'>): string[] =>
  sectionsOf(parts).flatMap((clause) => (typeof clause === 'string' ? [] : [clause.question]))

/** Whether something of it is still to be filled in or chosen: then it cannot be signed on screen. */
export function hasOpenFields(paper: Pick<Paper, 'parts' | 'signers'>): boolean {
  const isOpen = (part: Part): boolean => {
    if (part.is === 'facts') return part.rows.some(([, value]) => value === null)
    if (part.is === 'exhibit') return part.parts.some(isOpen)
    if (part.is === 'table') return part.rows.flat().some((cell) => cell.includes(SHORT_BLANK))
    return part.is === 'text' && part.text.includes(SHORT_BLANK)
  }
  return (
    paper.parts.some(isOpen) ||
    paper.signers.some(({ name }) => name === null) ||
    sectionsOf(paper.parts).some(
      (clause) => typeof clause !== 'string' || clause.includes(SHORT_BLANK),
    )
  )
}
