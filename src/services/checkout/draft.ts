import type { Payload, PayloadRequest } from 'payload'
import { checkout_drafts } from '@/src/database-schema'
import type { DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { isServiceStep, type ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import { isStep, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { findById, findOne } from '@/src/lib/find-one'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { CheckoutDraft } from '@/src/payload-types'
import { formationAnswersOf, quoteDraft, serviceAnswersOf } from '@/src/services/checkout/sale'

/** How long a draft waits for its owner, in seconds. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60

export type DraftInput =
  | { readonly step: Step; readonly answers: DraftAnswers }
  | { readonly step: ServiceStep; readonly answers: ServiceDraftAnswers }

export const draftExpiry = (): string => new Date(Date.now() + DRAFT_LIFETIME * 1000).toISOString()

/** The columns that tell kinds apart. */
const columns = (kind: DraftKind) =>
  kind === 'formation'
    ? { kind: 'formation' as const }
    : { kind: 'service' as const, service: kind }

/** The draft of a kind that a token names; null when it names none that is still alive. */
export const findDraft = async (
  payload: Payload,
  kind: DraftKind,
  token: string | undefined,
): Promise<CheckoutDraft | null> =>
  token ? findDraftByHash(payload, kind, hashToken(token)) : null

/** Finds a draft by its token's hash, which only a sealed link of ours may name. */
export async function findDraftByHash(
  payload: Payload,
  kind: DraftKind,
  hash: string,
): Promise<CheckoutDraft | null> {
  const { kind: sort, service } = { service: undefined, ...columns(kind) }
  return findOne({ payload }, 'checkoutDrafts', {
    where: {
      tokenHash: { equals: hash },
      kind: { equals: sort },
      ...(service ? { service: { equals: service } } : {}),
      expiresAt: { greater_than: new Date().toISOString() },
    },
    overrideAccess: true, // the token is the key to it
  })
}

/**
 * Whether a draft opens to anyone who holds its token. One that was kept in an account opens to that
 * account alone: the token stays in the browser for the next person when a session runs out.
 */
export const opensTo = (draft: Pick<CheckoutDraft, 'user'>, user: string | undefined): boolean => {
  const owner = idOf(draft.user)
  return owner === null || owner === user
}

/** Finds a draft that is the person's own and whose order is not paid. */
export async function findOpenDraft(
  payload: Payload,
  kind: DraftKind,
  token: string | undefined,
  user: string | undefined,
): Promise<CheckoutDraft | null> {
  const draft = token ? await findOpenDraftByHash(payload, kind, hashToken(token)) : null
  return draft && opensTo(draft, user) ? draft : null
}

/** A draft whose order was never paid, by what is kept of its token. */
export async function findOpenDraftByHash(
  payload: Payload,
  kind: DraftKind,
  hash: string,
): Promise<CheckoutDraft | null> {
  const draft = await findDraftByHash(payload, kind, hash)
  const orderId = idOf(draft?.order)
  if (!draft || !orderId) return draft
  const order = await findById({ payload }, 'orders', orderId, {
    select: { paymentStatus: true, paidAt: true },
    overrideAccess: true, // anyone who holds the draft holds its order
  })
  // What a bank took back is paid again on the order's page, as it was sold.
  return order && (!isUnpaid(order) || order.paidAt) ? null : draft
}

/** Begins a draft. The token is told once, here; only its hash is kept. */
export async function beginDraft(
  payload: Payload,
  kind: DraftKind,
  input: DraftInput,
  user: string | undefined,
): Promise<{ draft: CheckoutDraft; token: string }> {
  const token = randomToken()
  const begun = {
    tokenHash: hashToken(token),
    ...columns(kind),
    ...input,
    expiresAt: draftExpiry(),
  }
  const draft = user
    ? await createRow({ payload }, 'checkoutDrafts', {
        data: { ...begun, user },
        overrideAccess: true, // anybody may begin one
      })
    : await insertOwnerless(payload, begun)
  return { draft, token }
}

/** Inserts a draft without an account in one statement. Payload takes four, and its hook checks accounts alone. */
async function insertOwnerless(
  payload: Payload,
  begun: Pick<CheckoutDraft, 'tokenHash' | 'kind' | 'service' | 'step' | 'expiresAt'> & DraftInput,
): Promise<CheckoutDraft> {
  const now = new Date().toISOString()
  const values = { ...begun, createdAt: now, updatedAt: now }
  const db = await databaseOf({ payload })
  const [row] = await db
    .insert(checkout_drafts)
    .values(values)
    .returning({ id: checkout_drafts.id })
  if (!row) throw new Error('The draft was not written')
  return { ...row, ...values }
}

/** Holds a draft until the transaction ends; null when the token has stopped opening it. */
export const lockDraft = (
  req: PayloadRequest,
  id: string,
  token: string,
): Promise<CheckoutDraft | null> => lockDraftByHash(req, id, hashToken(token))

/** Locks a draft by its token's hash. */
export async function lockDraftByHash(
  req: PayloadRequest,
  id: string,
  hash: string,
): Promise<CheckoutDraft | null> {
  await lockInTransaction(req, `draft:${id}`)
  return findOne(req, 'checkoutDrafts', {
    where: { id: { equals: id }, tokenHash: { equals: hash } },
    overrideAccess: true, // the token is the key to it
  })
}

/** Keeps answers in the draft that the token opens to its user; null when it opens none. */
export async function saveDraft(
  payload: Payload,
  kind: DraftKind,
  token: string | undefined,
  input: DraftInput,
  user: string | undefined,
): Promise<CheckoutDraft | null> {
  const found = await findOpenDraft(payload, kind, token, user)
  if (!found || !token) return null
  return inTransaction(payload, async (req) => {
    const known = await lockDraft(req, found.id, token)
    if (!known || !opensTo(known, user)) return null
    return updateRow(req, 'checkoutDrafts', known.id, {
      data: {
        step: input.step,
        answers: { ...answersOf(known), ...input.answers },
        expiresAt: draftExpiry(),
        ...(user ? { user } : {}),
      },
      overrideAccess: true, // the token is the key to it
    })
  })
}

/** A draft's answers, whichever checkout it comes from. */
export const answersOf = (
  draft: Pick<CheckoutDraft, 'kind' | 'answers'>,
): DraftAnswers | ServiceDraftAnswers =>
  draft.kind === 'formation' ? formationAnswersOf(draft) : serviceAnswersOf(draft)

/** A formation's draft as its owner sees it, priced as the catalogue is now. */
export async function viewDraft(payload: Payload, draft: CheckoutDraft): Promise<DraftView> {
  return {
    updatedAt: draft.updatedAt,
    step: isStep(draft.step) ? draft.step : 'package',
    answers: formationAnswersOf(draft),
    quote: await quoteDraft(payload, draft, true), // only shown: placing the order prices it again
  }
}

/** A service's draft as the browser shows it. */
export async function viewServiceDraft(
  payload: Payload,
  draft: CheckoutDraft,
): Promise<ServiceDraftView> {
  return {
    updatedAt: draft.updatedAt,
    step: isServiceStep(draft.step) ? draft.step : 'details',
    answers: serviceAnswersOf(draft),
    quote: await quoteDraft(payload, draft),
  }
}
