import { quoteWithOffer } from '@/src/domain/catalogue/pricing/apply-offer'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { offerKey, type QuotedOffer } from '@/src/domain/catalogue/pricing/offer'

/** Problems that another choice may solve: whether it does, the browser can tell by itself. */
const OF_CHOICE = new Set<QuotedOffer['problem']>([null, 'not_covered', 'needs_formation'])

/** What the server said of the offer that is asked for; undefined until it has. */
export function answerTo(
  asked: string | null | undefined,
  quote: Quote | null,
): QuotedOffer | undefined {
  const offer = quote?.offer
  if (!asked || !offer) return undefined
  const key = offerKey(asked)
  return offer.key === key || offer.terms?.id === key ? offer : undefined
}

/** A preview with the offer as the server knows it; without it until the server has said so. */
export function keepOffer(
  preview: Quote,
  asked: string | null | undefined,
  known: Quote | null,
  isForming?: boolean,
): Quote {
  const offer = answerTo(asked, known)
  if (!offer) return preview
  if (offer.terms && OF_CHOICE.has(offer.problem)) {
    return quoteWithOffer(preview, offer.terms, isForming)
  }
  return { ...preview, offer }
}
