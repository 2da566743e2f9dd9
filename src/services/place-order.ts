import type { Payload, PayloadRequest } from 'payload'

import type { FormationAnswers } from '@/src/domain/checkout/formation-answers'
import { formationAnswers } from '@/src/domain/checkout/formation-answers'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import {
  type FormationChoice,
  type Quote,
  quoteFormation,
} from '@/src/domain/pricing/formation-quote'
import { idOf } from '@/src/domain/relation'
import { inTransaction, lockInTransaction } from '@/src/lib/database'
import { AppError, parseInput } from '@/src/lib/errors'
import type { CheckoutDraft, Order, Payment } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue-choice'
import { answersOf } from '@/src/services/draft'
import { orderTokenHash } from '@/src/services/order-token'

/** The version of the terms that a buyer accepts; it changes when their text does. */
export const TERMS_VERSION = '2024-01-01'

/** The total is no longer what the customer saw; `quote` is what it is now. */
export class PriceChanged extends AppError {
  constructor(readonly quote: Quote) {
    super(
      'price_changed',
      'The price has changed since you started. Please look at the new total.',
      409,
    )
  }
}

export type PlaceInput = {
  readonly draft: CheckoutDraft
  /** What the customer saw as the total, in cents: never charged, only compared. */
  readonly expectedTotalMinor: number
  readonly gateway: GatewaySlug
  readonly sandbox: boolean
  readonly user: string | undefined
  readonly affiliateLink: string | undefined
}

export type Placed = {
  readonly order: Order
  readonly attempt: Payment
  readonly alreadyPaid: boolean
}

async function priceDraft(payload: Payload, draft: CheckoutDraft) {
  const answers = parseInput(formationAnswers, answersOf(draft))
  const { choice, problems } = await readChoice(payload, answers, new Date())
  if (Object.keys(problems).length > 0) {
    throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
  }
  return { answers, choice, quote: quoteFormation(choice) }
}

function orderData(answers: FormationAnswers, choice: FormationChoice, quote: Quote) {
  return {
    serviceType: 'llc' as const,
    packageType: choice.package?.tier,
    package: choice.package?.id,
    state: choice.state?.id,
    companyName: answers.companyName,
    companyType: answers.companyType,
    companyPurpose: answers.companyPurpose,
    email: answers.email,
    firstName: answers.firstName,
    lastName: answers.lastName,
    phone: answers.phone,
    address: {
      line: answers.address,
      city: answers.city,
      state: answers.state,
      zipCode: answers.zipCode,
    },
    lines: [...quote.lines],
    totalMinor: quote.totalMinor,
    currency: quote.currency,
    catalogue: {
      package: choice.package,
      state: choice.state,
      addons: choice.addons,
    },
  }
}

type OrderData = ReturnType<typeof orderData>

async function writeOrder(req: PayloadRequest, input: PlaceInput, data: OrderData): Promise<Order> {
  const { payload } = req
  const now = new Date().toISOString()
  const common = {
    ...data,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    placedAt: now,
    consent: { termsVersion: TERMS_VERSION, acceptedAt: now },
    draft: input.draft.id,
    user: input.user,
    affiliateLink: input.affiliateLink,
    timeline: [{ at: now, stage: 'received' as const, service: 'llc' as const }],
  }
  const known = idOf(input.draft.order)
  const options = { depth: 0, overrideAccess: true, req } as const // services alone write orders
  if (known) return payload.update({ collection: 'orders', id: known, data: common, ...options })
  const order = await payload.create({ collection: 'orders', data: common, ...options })
  await payload.update({
    collection: 'checkoutDrafts',
    id: input.draft.id,
    data: { order: order.id },
    ...options,
  })
  return payload.update({
    collection: 'orders',
    id: order.id,
    data: { claimTokenHash: orderTokenHash(order.id) },
    ...options,
  })
}

async function paidAlready(req: PayloadRequest, draft: CheckoutDraft): Promise<Placed | null> {
  const id = idOf(draft.order)
  if (!id) return null
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: {
      order: { equals: id },
      'order.paymentStatus': { equals: 'paid' },
      status: { equals: 'succeeded' },
    },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true, // whoever holds the draft holds its order
    req,
  })
  const attempt = docs[0]
  if (!attempt || typeof attempt.order === 'string') return null
  return { order: attempt.order, attempt, alreadyPaid: true }
}

/**
 * Writes the order that a draft describes, as `pending / pending`, and an attempt to pay it.
 *
 * Everything is priced here from ids. Two calls at once wait for one another; a draft has one
 * order, and once that is paid it is returned as it is.
 * @throws PriceChanged when the total is not what the customer saw
 * @throws AppError 422 when answers are missing or something is no longer offered
 */
export async function placeOrder(payload: Payload, input: PlaceInput): Promise<Placed> {
  const { answers, choice, quote } = await priceDraft(payload, input.draft)
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, `draft:${input.draft.id}`)
    const draft = await payload.findByID({
      collection: 'checkoutDrafts',
      id: input.draft.id,
      depth: 0,
      overrideAccess: true, // the caller opened it by its token
      req,
    })
    const paid = await paidAlready(req, draft)
    if (paid) return paid
    if (quote.totalMinor !== input.expectedTotalMinor) throw new PriceChanged(quote)
    const order = await writeOrder(req, { ...input, draft }, orderData(answers, choice, quote))
    const attempt = await payload.create({
      collection: 'payments',
      data: {
        order: order.id,
        gateway: input.gateway,
        status: 'opening',
        amountMinor: order.totalMinor,
        currency: order.currency,
        idempotencyKey: crypto.randomUUID(),
        sandbox: input.sandbox,
        checks: 0,
      },
      depth: 0,
      overrideAccess: true, // services alone write payments
      req,
    })
    return { order, attempt, alreadyPaid: false }
  })
}
