import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { OfferProblem, OfferTerms } from '@/src/domain/catalogue/pricing/offer'
import { proportion } from '@/src/domain/vocabulary/money/split'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

const isOurs = ({ kind }: OrderLine) => kind === 'service' || kind === 'add_on'

const totalOf = (lines: readonly OrderLine[]) =>
  lines.reduce((total, line) => total + line.amountMinor, 0)

/**
 * Shares `total` out over amounts in proportion to them: whole cents, together exactly `total`, and
 * never more of one than it is. `total` is more than 0 and at most their sum.
 */
function shareOut(total: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  let [reached, shared] = [0, 0]
  return amounts.map((amount) => {
    reached += amount
    const share = proportion(total, reached, sum) - shared
    shared += share
    return share
  })
}

/** What an offer takes off an amount that it covers. */
function discountOn(sumMinor: number, { kind, value }: OfferTerms): number {
  const wanted = kind === 'percent' ? proportion(sumMinor, Math.min(value, 10_000), 10_000) : value
  return Math.max(0, Math.min(sumMinor, wanted))
}

/** The least that a card can be charged (Stripe, for dollars). */
export const LEAST_CHARGE_MINOR = 50

/**
 * What an offer takes off these lines. No order is left with less than a card can be charged: the
 * rest is waived where the offer covers it, or else the offer leaves that much.
 */
function discountFor(lines: readonly OrderLine[], offer: OfferTerms): number {
  const covered = totalOf(coveredLines(lines, offer))
  const discount = discountOn(covered, offer)
  const left = totalOf(lines) - discount
  if (discount === 0 || left <= 0 || left >= LEAST_CHARGE_MINOR) return discount
  if (discount + left <= covered) return discount + left
  return Math.max(0, totalOf(lines) - LEAST_CHARGE_MINOR)
}

/** Whether an order with these lines forms a company: a state is paid its fee then. */
const isFormation = (lines: readonly OrderLine[]) =>
  lines.some((line) => line.kind === 'state_fee' || line.service === 'llc')

/** Why an offer takes nothing off these lines; null when it does. */
function coverProblem(
  lines: readonly OrderLine[],
  offer: OfferTerms,
  isForming = isFormation(lines),
): OfferProblem | null {
  if (discountFor(lines, offer) === 0) return 'not_covered'
  return offer.needsFormation && !isForming ? 'needs_formation' : null
}

const coveredLines = (lines: readonly OrderLine[], { covers }: OfferTerms) =>
  lines.filter((line) => isOurs(line) && (covers === null || covers.includes(line.ref)))

/**
 * A quote with an offer: what it takes off is a line of its own, and each line that it covers says
 * how much of that is its share, so that a refund of the line gives back what was paid for it.
 *
 * The state's fee is passed on at cost and is never touched. Takes nothing off where the offer
 * covers nothing (`coverProblem` says why).
 */
export function applyOffer(quote: Quote, offer: OfferTerms): Quote {
  const covered = coveredLines(quote.lines, offer)
  const discountMinor = discountFor(quote.lines, offer)
  if (discountMinor === 0) return quote
  const shares = shareOut(
    discountMinor,
    covered.map((line) => line.amountMinor),
  )
  const lines = quote.lines.map((line) => {
    const share = shares[covered.indexOf(line)] ?? 0
    return share > 0 ? { ...line, discountMinor: share } : line
  })
  const discount: OrderLine = {
    kind: 'discount',
    ref: offer.id,
    label: offer.title,
    amountMinor: -discountMinor,
    refundable: false,
    billing: 'once',
  }
  return {
    ...quote,
    lines: [...lines, discount],
    totalMinor: quote.totalMinor - discountMinor,
    offer: { key: offer.key, terms: offer, discountMinor, problem: null },
  }
}

/** The quote with what is to be said of an offer, taken off where it covers something. */
export function quoteWithOffer(quote: Quote, offer: OfferTerms, isForming?: boolean): Quote {
  const problem = coverProblem(quote.lines, offer, isForming)
  if (!problem) return applyOffer(quote, offer)
  return { ...quote, offer: { key: offer.key, terms: offer, discountMinor: 0, problem } }
}

export function withoutOffer(quote: Quote): Quote {
  const lines = quote.lines.flatMap(({ discountMinor: _, ...line }) =>
    line.kind === 'discount' ? [] : [line],
  )
  return { lines, totalMinor: totalOf(lines), currency: quote.currency }
}
