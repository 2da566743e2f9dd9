import type { PayloadRequest } from 'payload'

import { offers } from '@/src/database-schema'
import { withoutOffer } from '@/src/domain/catalogue/pricing/apply-offer'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { mailboxOf, type OfferProblem } from '@/src/domain/catalogue/pricing/offer'
import { idOf } from '@/src/domain/vocabulary/relation'
import { lockRow } from '@/src/lib/database'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { OFFER_HOLD_MINUTES, type OfferPerson, readOffer } from '@/src/services/catalogue/offers'
import type { CurrentSale } from '@/src/services/checkout/requote-order'

/** What an order says of the offer that it was sold with; nulls for none. */
export function offerData(quote: Quote, email: string) {
  const id = quote.offer?.problem === null ? quote.offer.terms.id : null
  const until = new Date(Date.now() + OFFER_HOLD_MINUTES * 60_000).toISOString()
  return {
    offer: id,
    offerPerson: id ? mailboxOf(email) : null,
    offerHeldUntil: id ? until : null,
  }
}

/**
 * Why an offer can not be held for an order any more; null when it is.
 *
 * Uses are counted from the orders that hold one, so of two that want the last one the second waits
 * for the offer's row, and then finds the first. The caller writes its own order before it commits.
 */
async function lapseOf(
  req: PayloadRequest,
  offerId: string,
  person: OfferPerson,
): Promise<OfferProblem | null> {
  if (!(await lockRow(req, offers, offerId))) return 'expired'
  return (await readOffer(req, offerId, person, new Date())).problem
}

/** The quote without its offer where that can't be had any more; null where all is as quoted. */
export async function lapsedQuote(
  req: PayloadRequest,
  quote: Quote,
  who: { readonly email: string; readonly user: string | null; readonly order: string | null },
): Promise<Quote | null> {
  const { offer } = quote
  if (offer?.problem !== null) return null // undefined too: without an offer there is nothing to hold
  const { email, user, order } = who
  const person = { mailbox: mailboxOf(email), user, order }
  const problem = await lapseOf(req, offer.terms.id, person)
  if (!problem) return null
  const { key, terms } = offer
  return { ...withoutOffer(quote), offer: { key, terms, discountMinor: 0, problem } }
}

/**
 * Gives an unpaid order today's price, and holds its offer for another while; where the offer can't
 * be had any more, the order goes back to its full price. The caller holds its row.
 */
export async function reprice(
  req: PayloadRequest,
  order: Order,
  { quote: asked, catalogue }: CurrentSale,
): Promise<Order> {
  const who = { email: order.email, user: idOf(order.user), order: order.id }
  const quote = (await lapsedQuote(req, asked, who)) ?? asked
  return updateRow(req, 'orders', order.id, {
    data: {
      ...offerData(quote, order.email),
      lines: [...quote.lines],
      totalMinor: quote.totalMinor,
      ...(catalogue ? { catalogue } : {}),
    },
    overrideAccess: true, // services alone write orders
  })
}
