import kinds from '@/src/domain/content/seo/finding-kinds.json' with { type: 'json' }

/** What a check of the site looks for, in the order in which it is shown. */
export const FINDING_KINDS = kinds satisfies Record<
  string,
  { readonly label: string; readonly advice: string }
>

export type FindingKind = keyof typeof FINDING_KINDS

const isKind = (name: string): name is FindingKind => Object.hasOwn(FINDING_KINDS, name)

export const KIND_NAMES: readonly FindingKind[] = Object.keys(FINDING_KINDS).filter(isKind)

/** Something to mend: on which page, or at which redirect, and what exactly. */
export type Finding = {
  readonly kind: FindingKind
  readonly path: string
  readonly detail: string
}
