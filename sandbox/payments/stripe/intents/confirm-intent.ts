import { newId, nowSeconds } from '@/sandbox/payments/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { StoredObject } from '@/sandbox/payments/store/sandbox-store'
import { findToken } from '@/sandbox/payments/stripe/books'
import {
  type CardAttempt,
  declined,
  paid,
  processing,
} from '@/sandbox/payments/stripe/cards/charge-card'
import { disputeIfAsked } from '@/sandbox/payments/stripe/disputes'
import { badRequest, cardRefused, notFound } from '@/sandbox/payments/stripe/errors'
import type { Challenge, Intent, Token } from '@/sandbox/payments/stripe/objects'
import { type EventType, raiseStripeEvent } from '@/sandbox/payments/stripe/raise-stripe-event'

const orderOf = (intent: Intent) => intent.metadata.order_id ?? null

async function commit(
  sandbox: Sandbox,
  type: EventType,
  intent: Intent,
  others: readonly StoredObject[] = [],
): Promise<void> {
  const event = raiseStripeEvent(sandbox, type, intent, orderOf(intent))
  await sandbox.store.save({
    objects: [{ kind: 'intent', body: intent }, ...others, ...event.objects],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
}

/** Writes down how a card attempt went, with its event. */
export async function recordAttempt(
  sandbox: Sandbox,
  { intent, charge }: CardAttempt,
  token: Token,
): Promise<void> {
  await recordOutcome(sandbox, { intent, charge }, [{ kind: 'token', body: token }])
}

const EVENTS: Readonly<Partial<Record<Intent['status'], EventType>>> = {
  succeeded: 'payment_intent.succeeded',
  processing: 'payment_intent.processing',
}

/** Writes down where an intent and its charge have come to, and what the bank does next. */
export async function recordOutcome(
  sandbox: Sandbox,
  { intent, charge }: CardAttempt,
  others: readonly StoredObject[] = [],
): Promise<void> {
  const type = EVENTS[intent.status] ?? 'payment_intent.payment_failed'
  await commit(sandbox, type, intent, [{ kind: 'charge', body: charge }, ...others])
  if (intent.status === 'succeeded') await disputeIfAsked(sandbox, intent, charge)
  const orderId = orderOf(intent)
  if (sandbox.switchboard.setting('stripe_other_events', orderId)) {
    await raiseOther(sandbox, orderId)
  }
}

/** An event about something that the shop has no use for. */
async function raiseOther(sandbox: Sandbox, orderId: string | null): Promise<void> {
  const payout = { id: newId('po'), object: 'payout', amount: 1000, currency: 'usd' }
  const event = raiseStripeEvent(sandbox, 'payout.paid', payout, orderId)
  await sandbox.store.save(event)
  sandbox.courier.wake()
}

export const recordFailure = (sandbox: Sandbox, intent: Intent) =>
  commit(sandbox, 'payment_intent.payment_failed', intent)

export const recordCancel = (sandbox: Sandbox, intent: Intent) =>
  commit(sandbox, 'payment_intent.canceled', intent)

async function challenge(sandbox: Sandbox, intent: Intent, token: Token, returnUrl: string | null) {
  if (!returnUrl) {
    throw badRequest('You must provide a `return_url` when confirming this payment.', 'return_url')
  }
  const check: Challenge = {
    id: newId('challenge'),
    intent: intent.id,
    token: token.id,
    return_url: returnUrl,
  }
  const url = `${sandbox.publicUrl}/3ds/${check.id}`
  const waiting: Intent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  }
  await commit(sandbox, 'payment_intent.requires_action', waiting, [
    { kind: 'challenge', body: check },
    { kind: 'token', body: token },
  ])
  return waiting
}

async function takeToken(sandbox: Sandbox, intent: Intent, tokenId: string): Promise<Token> {
  const token = await findToken(sandbox.store, tokenId)
  if (token.expires_at < nowSeconds()) {
    throw notFound('confirmation_token', tokenId, 'confirmation_token')
  }
  if (token.payment_intent !== null) {
    throw badRequest(
      `The ConfirmationToken ${tokenId} was already used.`,
      'confirmation_token',
      'confirmation_token_already_used',
    )
  }
  return { ...token, payment_intent: intent.id }
}

/** What pays: the card, or the method that the switch names. */
export function attemptBy(sandbox: Sandbox, intent: Intent, token: Token): CardAttempt {
  const method = sandbox.switchboard.setting('stripe_method', orderOf(intent)) ?? 'card'
  if (method === 'us_bank_account') return processing(intent, token, method)
  return paid(intent, token, method)
}

/**
 * Charges an intent to the card behind a confirmation token. `decline` overrules what the card
 * would do. @throws ApiError 402 when it was declined, once that is written down.
 */
export async function confirmIntent(
  sandbox: Sandbox,
  intent: Intent,
  how: { tokenId: string; returnUrl: string | null; decline: boolean },
): Promise<Intent> {
  const token = await takeToken(sandbox, intent, how.tokenId)
  const behaviour = how.decline ? 'generic_decline' : token.behaviour
  if (behaviour === 'challenge') return challenge(sandbox, intent, token, how.returnUrl)
  const attempt =
    behaviour === 'pays' ? attemptBy(sandbox, intent, token) : declined(intent, token, behaviour)
  await recordAttempt(sandbox, attempt, token)
  const { last_payment_error: error } = attempt.intent
  if (error) throw cardRefused(error, attempt.intent)
  return attempt.intent
}
