import type { VoidCause } from '@/src/domain/papers/paper-states'

/** What we know of a file that anyone may drop. Nothing of it is stored. */
export type FileVerdict = {
  readonly kind: /** Exactly the signed file. */
    | 'signed'
    /** What was shown for signing, without signatures. */
    | 'unsigned'
    /** Sealed by us and not changed, but no longer in our records. */
    | 'sealed'
    /** It has a seal that does not hold. */
    | 'changed'
    | 'unknown'
  readonly sha256: string
  readonly why: string | null
  readonly title: string | null
  readonly sealedAt: string | null
  /** Null once a person was erased. */
  readonly signers: readonly { readonly name: string; readonly role: string; readonly at: string }[]
  readonly isVoid: boolean
  /** Why it is void; null where it is not, or we no longer know. */
  readonly voidCause: VoidCause | null
  readonly entry: {
    readonly position: number
    readonly hash: string
    readonly holds: boolean
  } | null
  readonly head: { readonly position: number; readonly hash: string } | null
}
