import type { PaperSignature } from '@/src/domain/papers/paper-states'

/** What an official form asks, as far as we know it: the sheet that stands in for it follows its lines. */
export type OfficialForm = {
  readonly key: string
  readonly form: string
  readonly title: string
  readonly revision: string
  readonly signature: PaperSignature
  readonly signatureRule: string
  readonly lines: readonly {
    readonly line: string
    readonly label: string
    /** The answers that it is filled from, by their names in our details. */
    readonly from: readonly string[]
    /** Keys of the sources below; any other is to be looked up before it is relied on. */
    readonly src: readonly string[]
  }[]
  readonly sources: Readonly<Record<string, string>>
}
