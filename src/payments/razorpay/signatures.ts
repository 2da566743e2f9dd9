import { createHmac, timingSafeEqual } from 'node:crypto'

import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import { orderId, paymentId } from '@/src/payments/razorpay/razorpay-answers'

/**
 * Whether a text was signed with our secret. The SDK's own check compares in a time that tells
 * how much was right, and takes an empty secret for one.
 */
export function isSigned(text: string, signature: string, secret: string): boolean {
  if (secret.trim() === '' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const expected = createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** Whether the window's proof is about this very order of ours and signed with our key. */
export function isReturnSigned(ref: string, proof: ReturnProof, keySecret: string): boolean {
  if (!orderId.safeParse(ref).success || !paymentId.safeParse(proof.paymentId).success) return false
  return isSigned(`${ref}|${proof.paymentId}`, proof.signature, keySecret)
}
