import type { Payload } from 'payload'

import type { DraftView } from '@/src/domain/checkout/checkout-view'
import { type DraftAnswers, draftAnswers } from '@/src/domain/checkout/formation-answers'
import { isStep, type Step } from '@/src/domain/checkout/steps'
import { quoteFormation } from '@/src/domain/pricing/formation-quote'
import { idOf } from '@/src/domain/relation'
import { hashToken, randomToken } from '@/src/lib/secrets'
import type { CheckoutDraft } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue-choice'

/** How long a draft waits for its owner, in seconds. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60

export type DraftInput = { readonly step: Step; readonly answers: DraftAnswers }

const expiry = () => new Date(Date.now() + DRAFT_LIFETIME * 1000).toISOString()

/** The draft that a token opens; null when it opens none that is still alive. */
export async function findDraft(
  payload: Payload,
  token: string | undefined,
): Promise<CheckoutDraft | null> {
  if (!token) return null
  const { docs } = await payload.find({
    collection: 'checkoutDrafts',
    where: {
      tokenHash: { equals: hashToken(token) },
      kind: { equals: 'formation' },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the token is the key to it
  })
  return docs[0] ?? null
}

/** The same, unless its order is paid: then its owner begins anew. */
export async function findOpenDraft(
  payload: Payload,
  token: string | undefined,
): Promise<CheckoutDraft | null> {
  const draft = await findDraft(payload, token)
  const orderId = idOf(draft?.order)
  if (!draft || !orderId) return draft
  const order = await payload.findByID({
    collection: 'orders',
    id: orderId,
    select: { paymentStatus: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // whoever holds the draft holds its order
  })
  return order?.paymentStatus === 'paid' || order?.paymentStatus === 'refunded' ? null : draft
}

/** Begins a draft. The token is told once, here; only its hash is kept. */
async function beginDraft(
  payload: Payload,
  input: DraftInput,
  user: string | undefined,
): Promise<{ draft: CheckoutDraft; token: string }> {
  const token = randomToken()
  const draft = await payload.create({
    collection: 'checkoutDrafts',
    data: { tokenHash: hashToken(token), kind: 'formation', ...input, user, expiresAt: expiry() },
    depth: 0,
    overrideAccess: true, // anybody may begin one
  })
  return { draft, token }
}

/** Keeps answers: in the draft that the token opens, else in a new one whose token it returns. */
export async function saveDraft(
  payload: Payload,
  token: string | undefined,
  input: DraftInput,
  user: string | undefined,
): Promise<{ draft: CheckoutDraft; token: string }> {
  const known = await findOpenDraft(payload, token)
  if (!known || !token) return beginDraft(payload, input, user)
  const draft = await payload.update({
    collection: 'checkoutDrafts',
    id: known.id,
    data: {
      step: input.step,
      answers: { ...answersOf(known), ...input.answers },
      expiresAt: expiry(),
      ...(user ? { user } : {}),
    },
    depth: 0,
    overrideAccess: true, // the token is the key to it
  })
  return { draft, token }
}

/** A draft's answers, parsed: what an older version of ours stored may have gone out of shape. */
export function answersOf(draft: Pick<CheckoutDraft, 'answers'>): DraftAnswers {
  const parsed = draftAnswers.safeParse(draft.answers)
  return parsed.success ? parsed.data : {}
}

/** A draft as its owner sees it, priced as the catalogue is now. */
export async function viewDraft(payload: Payload, draft: CheckoutDraft): Promise<DraftView> {
  const answers = answersOf(draft)
  const { choice } = await readChoice(payload, answers, new Date())
  return {
    step: isStep(draft.step) ? draft.step : 'package',
    answers,
    quote: quoteFormation(choice),
  }
}
