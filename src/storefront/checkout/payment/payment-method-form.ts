import type { HeldMethod } from './outcome/payment-outcome'

export type HoldResult =
  | { readonly ok: true; readonly held: HeldMethod }
  /** A null message: the fields themselves say what is wrong. */
  | { readonly ok: false; readonly message: string | null }

/** How a check at the customer's bank ended; `ref` is the provider's payment. */
export type ChallengeResult =
  | { readonly ok: true; readonly ref: string }
  | {
      readonly ok: false
      readonly message: string
      /** The bank did not confirm who pays; anything else is the provider's trouble. */
      readonly isUnverified?: boolean
    }

/** What the form of the chosen method can be asked for while it is on the page. */
export type PaymentMethodForm = {
  /** Checks what was typed and has the provider hold it, for a total in cents. */
  readonly hold: (totalMinor: number) => Promise<HoldResult>
  /** Whether it has something that is newer than what was held: a wallet that was just opened. */
  readonly hasNewer?: () => boolean
  /** Shows the bank's check; only cards have one. */
  readonly challenge?: (clientSecret: string) => Promise<ChallengeResult>
}
