import { createHmac } from 'node:crypto'

import { deriveKey, hashToken } from '@/src/lib/secrets'

/**
 * The token by which a guest follows, and later claims, an order.
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
