import { createHmac } from 'node:crypto'

import { deriveKey, hashToken } from '@/src/lib/secrets'
import type { Order } from '@/src/payload-types'

type Addressed = Pick<Order, 'id' | 'email'>

/**
 * The token that mails carry: by it a guest follows, and later claims, a paid order.
 *
 * Derived from the order and its address, so that a mail can carry it again although only its hash
 * is kept, and so that what was mailed to a former address opens nothing.
 */
export function orderToken({ id, email }: Addressed): string {
  const address = email.trim().toLowerCase()
  return createHmac('sha256', deriveKey('order tokens'))
    .update(`${id}.${address}`)
    .digest('base64url')
}

/** What the order keeps of it until it is claimed. */
export function orderTokenHash(order: Addressed): string {
  return hashToken(orderToken(order))
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
