import { refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

/** How long an account's refusal is remembered; then it is asked again, as Razorpay may allow it. */
const REMEMBERED_MS = 24 * 60 * 60_000
const MAX_KEPT = 50

/**
 * Until when, by key ID, an account is known to refuse `unique_receipt`. This process's memory is
 * enough: the refusal makes nothing and costs one request, so a new process learns it by itself.
 */
const refusing = new Map<string, number>()

/** Whether an order was refused because this account may not ask for unique receipts. */
export function isUniqueReceiptRefused(thrown: unknown): boolean {
  const refusal = refusalOf(thrown)
  if (refusal?.status !== 400 || !/unique_receipt/.test(refusal.description)) return false
  return refusal.reason === 'extra_field_sent' || /should not be sent/.test(refusal.description)
}

export const refusesUniqueReceipt = (keyId: string): boolean =>
  (refusing.get(keyId) ?? 0) > Date.now()

export function rememberRefusal(keyId: string): void {
  refusing.delete(keyId)
  refusing.set(keyId, Date.now() + REMEMBERED_MS)
  if (refusing.size > MAX_KEPT) refusing.delete(refusing.keys().next().value ?? '')
}
