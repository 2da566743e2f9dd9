import { type OfferProblem, offerKey, type QuotedOffer } from '@/src/domain/catalogue/pricing/offer'

/** Why an offer takes nothing off. */
const OFFER_PROBLEMS = {
  unknown: 'We don’t know this code. Check the spelling and try again.',
  not_started: 'This offer hasn’t started yet.',
  expired: 'This offer has ended.',
  used_up: 'This offer has been used up.',
  used_by_you: 'You have already used this offer.',
  needs_formation: 'This offer needs an LLC formation in the same order.',
  not_covered: 'This offer doesn’t apply to what you chose.',
} as const satisfies Record<OfferProblem, string>

/** The words for the problem of an offer; null where it has none. */
export function offerMessage(offer: QuotedOffer | null | undefined): string | null {
  if (!offer?.problem) return null
  const { problem, terms } = offer
  if (problem === 'not_covered' && terms?.coversText) {
    return `“${terms.title}” applies to ${terms.coversText}, which is not a paid part of this order.`
  }
  return OFFER_PROBLEMS[problem]
}

/** The query parameter that carries an offer on any page: `/?offer=FREE-EIN`. */
export const OFFER_PARAMETER = 'offer'

/** How long a browser keeps the offer of the last link. */
export const OFFER_LINK_DAYS = 30

const KEY = /^[A-Za-z0-9-]{3,60}$/

/** A text that may name an offer, as offers are looked up; null when it cannot. */
export function offerOfLink(text: string | null | undefined): string | null {
  return text && KEY.test(text) ? offerKey(text) : null
}
