import { createHmac } from 'node:crypto'

import { deriveKey, hashToken } from '@/src/lib/secrets'

/**
 * The token that mails carry: by it a guest follows, and later claims, a paid order.
 *
 * Derived from the order's id, so that a mail can carry it again although only its hash is kept.
 */
export function orderToken(orderId: string): string {
  return createHmac('sha256', deriveKey('order tokens')).update(orderId).digest('base64url')
}

/** What the order keeps of it until it is claimed. */
export function orderTokenHash(orderId: string): string {
  return hashToken(orderToken(orderId))
}

/**
 * The token of the browser that began an attempt to pay an order: another one for each attempt, and
 * another one once the draft has changed hands.
 */
export function placerToken(
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
  draft: { readonly tokenHash: string },
): string {
  return createHmac('sha256', deriveKey('order passes'))
    .update(`${orderId}.${attemptId}.${draft.tokenHash}`)
    .digest('base64url')
}
