/** How much an offer takes off: so many cents, or a share of what it covers. */
export const OFFER_KINDS = ['amount', 'percent'] as const

/** An offer as the engine needs it, without its dates and counts. */
export type OfferTerms = {
  readonly id: string
  /** By which the checkout knows it: its code, or its id where it has none. */
  readonly key: string
  readonly title: string
  readonly kind: (typeof OFFER_KINDS)[number]
  /** Cents of an amount, basis points (750 is 7.5 %) of a percentage. */
  readonly value: number
  /** The packages, add-ons and services that it covers, by id; null for all of our fees. */
  readonly covers: readonly string[] | null
  /** What it covers, in words: "EIN", "Standard or Premium". */
  readonly coversText: string
  /** Only in an order that forms a company. */
  readonly needsFormation: boolean
}

/** Why an offer takes nothing off. */
export type OfferProblem =
  | 'unknown'
  | 'not_started'
  | 'expired'
  | 'used_up'
  | 'used_by_you'
  | 'needs_formation'
  | 'not_covered'

export type QuotedOffer =
  | {
      readonly key: string
      readonly terms: OfferTerms
      readonly discountMinor: number
      readonly problem: null
    }
  | {
      readonly key: string
      /** Known where the choice alone is the problem: another choice may still get it. */
      readonly terms: OfferTerms | null
      readonly discountMinor: 0
      readonly problem: OfferProblem
    }

/** Codes are kept and compared in capitals; an id stays as it is. */
export function offerKey(typed: string): string {
  const trimmed = typed.trim()
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(trimmed)
    ? trimmed.toLowerCase()
    : trimmed.toUpperCase()
}

type Window = { readonly from?: string | null; readonly until?: string | null }

/** Whether an offer runs at a moment. `until` is the first moment at which it no longer does. */
export function windowProblem({ from, until }: Window, now: Date): OfferProblem | null {
  if (from && now < new Date(from)) return 'not_started'
  return until && now >= new Date(until) ? 'expired' : null
}

type Uses = { readonly inAll: number; readonly byPerson: number }
type Limits = { readonly maxUses?: number | null; readonly maxUsesPerPerson?: number | null }

/** Whether one more use is left, of all and of the person who asks. */
export function usesProblem(limits: Limits, uses: Uses): OfferProblem | null {
  const { maxUses, maxUsesPerPerson } = limits
  if (typeof maxUsesPerPerson === 'number' && uses.byPerson >= maxUsesPerPerson) {
    return 'used_by_you'
  }
  return typeof maxUses === 'number' && uses.inAll >= maxUses ? 'used_up' : null
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * One mailbox under all the addresses that reach it, for counting its uses: without case or
 * `+tag`, and for Gmail without dots. It is compared, never written to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
