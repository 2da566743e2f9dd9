import kinds from '@/src/domain/content/seo/finding-kinds.json' with { type: 'json' }
import { keysOf } from '@/src/domain/vocabulary/keys'

/** What a check of the site looks for, in the order in which it is shown. */
export const FINDING_KINDS = kinds satisfies Record<
  string,
  { readonly label: string; readonly advice: string }
>

export type FindingKind = keyof typeof FINDING_KINDS

export const KIND_NAMES = keysOf(FINDING_KINDS)

/** Something to mend: on which page, or at which redirect, and what exactly. */
export type Finding = {
  readonly kind: FindingKind
  readonly path: string
  readonly detail: string
}
