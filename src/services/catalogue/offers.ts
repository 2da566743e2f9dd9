import { and, eq, exists, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { offers, orders, payments } from '@/src/database-schema'
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
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { countIf, now } from '@/src/lib/sql-parts'
import type { Offer, Order, Payment } from '@/src/payload-types'
import { hasSomethingOnSale, salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** How long a customer who is at a provider's page or window keeps the use of an offer. */
export const OFFER_HOLD_MINUTES = 60

/** Who wants an offer: an account, and the mailbox behind an address (`mailboxOf`). */
export type OfferPerson = {
  readonly mailbox: string | null
  readonly user: string | null
  /** Their own order, whose use is not one more. */
  readonly order: string | null
}

/** A gateway or a bank has the payment, or its money has come and a person is looking at it. */
const isWithOthers = inArray(payments.status, ['opening', 'open', 'processing', 'quarantined'])

/** The customer was led to a provider, and may have left without paying. */
const isWithCustomer = and(eq(payments.status, 'requires_action'), gt(orders.offerHeldUntil, now))

const isBeingPaid = exists(
  query
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order, orders.id), or(isWithOthers, isWithCustomer))),
)

/** Paid for, or being paid: a refund gives no use back. */
const isUse = or(
  inArray(orders.paymentStatus, ['paid', 'refunded']),
  and(ne(orders.status, 'cancelled'), isBeingPaid),
)

function isTheirs({ mailbox, user }: OfferPerson): SQL | undefined {
  const ways = [
    ...(mailbox ? [eq(orders.offerPerson, mailbox)] : []),
    ...(user ? [eq(orders.user, user)] : []),
  ]
  return ways.length > 0 ? or(...ways) : sql`false`
}

/** How often an offer is used, counted from the orders that have it. */
export async function countOfferUses(
  req: Caller,
  offerId: string,
  person: OfferPerson,
): Promise<{ readonly inAll: number; readonly byPerson: number }> {
  const db = await databaseOf(req)
  const others = person.order ? ne(orders.id, person.order) : undefined
  const [row] = await db
    .select({ inAll: countIf(sql`true`), byPerson: countIf(isTheirs(person)) })
    .from(orders)
    .where(and(eq(orders.offer, offerId), others, isUse))
  return { inAll: row?.inAll ?? 0, byPerson: row?.byPerson ?? 0 }
}

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
  if (!hasSomethingOnSale(offer, await salesAt(req, now)))
    return { terms: null, problem: 'expired' }
  const early = windowProblem(offer, now)
  if (early) return { terms, problem: early }
  const uses = await countOfferUses(req, offer.id, person)
  return { terms, problem: usesProblem(offer, uses) }
}

export type AskedOffer = {
  readonly key: string | null | undefined
  readonly email: string | null | undefined
  readonly user: string | null
  readonly order: string | null
  /** Whether a company is formed, where the lines don't say so yet. */
  readonly isForming?: boolean
}

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

/** Whether a payment holds its order's use of an offer no longer, so that others may have it. */
function hasLetGo({ status }: Pick<Payment, 'status'>, { offerHeldUntil }: Order): boolean {
  if (status === 'cancelled' || status === 'failed') return true
  const isHeld = Boolean(offerHeldUntil) && Date.parse(offerHeldUntil ?? '') > Date.now()
  return status === 'requires_action' && !isHeld
}

/** How often an offer may be used, its row held until the transaction ends. */
async function lockLimits(req: PayloadRequest, id: string) {
  const db = await databaseOf(req)
  const { maxUses, maxUsesPerPerson } = offers
  const rows = db.select({ maxUses, maxUsesPerPerson }).from(offers).where(eq(offers.id, id))
  const [limits] = await rows.for('update')
  return limits
}

/**
 * Whether others have used up the offer of an order since a payment stopped holding its use. Money
 * may come that late where a gateway can't call a payment off. The caller holds the order's row.
 */
export async function isOfferGone(
  req: PayloadRequest,
  order: Order,
  attempt: Pick<Payment, 'status'>,
): Promise<boolean> {
  const id = idOf(order.offer)
  if (!id || !hasLetGo(attempt, order)) return false
  const limits = await lockLimits(req, id)
  if (!limits) return false
  const person = { mailbox: mailboxOf(order.email), user: idOf(order.user), order: order.id }
  return usesProblem(limits, await countOfferUses(req, id, person)) !== null
}
