/** A document that we made of an order's answers, as its customer and staff see it. */
export type MadeDocument = {
  readonly id: string
  readonly title: string
  /** The file to download; null where none is kept. */
  readonly document: string | null
  readonly pages: number
  readonly at: string
  readonly state: 'ready' | 'signing' | 'signed' | 'void'
  readonly signature: 'none' | 'electronic' | 'ink' | 'witnessed'
  /** Who signs, in the order of signing. */
  readonly signers: readonly string[]
  readonly template: number
  readonly valuesChecked: number | null
  readonly voidReason: string | null
  /** Whether it ended for another reason than a newer version. */
  readonly isEnded: boolean
}

/** A clause to choose, and what was chosen. */
export type ClauseQuestion = {
  readonly name: string
  readonly question: string
  readonly variants: readonly {
    readonly value: string
    readonly label: string
    readonly text: string
  }[]
  readonly chosen: string | null
}

/** What is made of an order, what waits, and what could not be made. */
export type MadeDocuments = {
  readonly made: readonly MadeDocument[]
  readonly waiting: readonly {
    readonly title: string
    readonly waits: string
    /** What staff have to do first. */
    readonly forStaff?: string
  }[]
  readonly questions: readonly ClauseQuestion[]
}

export function signatureText({ state, signature }: Pick<MadeDocument, 'state' | 'signature'>) {
  if (state === 'void') return 'Void'
  if (state === 'signed') return 'Signed'
  if (state === 'signing') return 'Being signed'
  return SIGNATURES[signature]
}

const SIGNATURES = {
  none: 'For your records',
  electronic: 'Ready to sign',
  ink: 'Fill in what is open, then sign by hand',
  witnessed: 'Sign before a notary or witness',
} as const
