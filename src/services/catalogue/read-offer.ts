import type { Payload, PayloadRequest } from 'payload'

import { quoteWithOffer } from '@/src/domain/catalogue/pricing/apply-offer'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import {
  mailboxOf,
  type OfferProblem,
  type OfferTerms,
  offerKey,
  usesProblem,
  windowProblem,
} from '@/src/domain/catalogue/pricing/offer'
import { isId } from '@/src/domain/vocabulary/id'
import { usd } from '@/src/domain/vocabulary/money/money'
import type { Offer } from '@/src/payload-types'
import { countOfferUses, type OfferPerson } from '@/src/services/catalogue/offer-uses'

type Reader = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** A row of the catalogue, read with the offer. */
type Named = { readonly id: string; readonly name: string }

const namedIn = (list: readonly (string | Named)[] | null | undefined): Named[] =>
  (list ?? []).flatMap((one) => (typeof one === 'string' ? [] : [one]))

function termsOf(offer: Offer): OfferTerms {
  const named = [...namedIn(offer.packages), ...namedIn(offer.addons), ...namedIn(offer.services)]
  const isAll = offer.appliesTo === 'all'
  const names = named.map(({ name }) => name)
  return {
    id: offer.id,
    key: offer.code ?? offer.id,
    title: offer.title,
    kind: offer.kind,
    value: offer.kind === 'percent' ? Math.round(offer.value * 100) : usd(offer.value).minor,
    covers: isAll ? null : named.map(({ id }) => id),
    coversText: isAll ? '' : new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names),
    needsFormation: offer.needsFormation,
  }
}

/** The offer that a code or an id names, with the names of what it covers; null for none. */
async function findOffer(req: Reader, typed: string): Promise<Offer | null> {
  const key = offerKey(typed)
  const { docs } = await req.payload.find({
    collection: 'offers',
    where: isId(key) ? { id: { equals: key } } : { code: { equals: key } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true, // anyone who knows the code may use it
    ...(req.transactionID ? { req } : {}),
  })
  return docs[0] ?? null
}

/** What an offer is worth now, or why it is worth nothing. */
export async function readOffer(
  req: Reader,
  typed: string,
  person: OfferPerson,
  now: Date,
): Promise<{ readonly terms: OfferTerms | null; readonly problem: OfferProblem | null }> {
  const offer = await findOffer(req, typed)
  if (!offer) return { terms: null, problem: 'unknown' }
  const terms = termsOf(offer)
  if (!offer.isActive) return { terms: null, problem: 'expired' }
  const early = windowProblem(offer, now)
  if (early) return { terms, problem: early }
  const uses = await countOfferUses(req, offer.id, person)
  return { terms, problem: usesProblem(offer, uses) }
}

/** An offer as a draft asks for it, and who asks. */
export type AskedOffer = {
  readonly key: string | null | undefined
  readonly email: string | null | undefined
  readonly user: string | null
  readonly order: string | null
  /** Whether a company is formed, where the lines don't say so yet. */
  readonly isForming?: boolean
}

/** A quote with the offer that was asked for, as it is worth now. */
export async function withOffer(
  payload: Payload,
  quote: Quote,
  { key: typed, email, user, order, isForming }: AskedOffer,
): Promise<Quote> {
  if (!typed) return quote
  const person = { mailbox: email ? mailboxOf(email) : null, user, order }
  const { terms, problem } = await readOffer({ payload }, typed, person, new Date())
  if (terms && !problem) return quoteWithOffer(quote, terms, isForming)
  const refusal = problem ?? 'unknown'
  return { ...quote, offer: { key: offerKey(typed), terms, discountMinor: 0, problem: refusal } }
}
