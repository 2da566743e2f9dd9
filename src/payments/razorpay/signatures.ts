import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import { isSigned } from '@/src/lib/secrets'
import { orderId, paymentId } from '@/src/payments/razorpay/razorpay-answers'

/** Whether the window's proof is about this very order of ours and signed with our key. */
export function isReturnSigned(ref: string, proof: ReturnProof, keySecret: string): boolean {
  if (!orderId.safeParse(ref).success || !paymentId.safeParse(proof.paymentId).success) return false
  return isSigned(`${ref}|${proof.paymentId}`, proof.signature, keySecret)
}
