import { MODE_BADGES, modeOfPayment } from '@/src/domain/payments/payment-mode'
import type { Payment } from '@/src/payload-types'

type Shown = Pick<Payment, 'mode' | 'sandbox' | 'keyHint'>

/** What stands beside a payment that moved no real money: `Test mode, key …a1b2c3`; else null. */
export function modeText({ mode, sandbox, keyHint }: Shown): string | null {
  const badge = MODE_BADGES[modeOfPayment({ mode, sandbox })]
  if (!badge) return null
  return keyHint && !sandbox ? `${badge}, key …${keyHint}` : badge
}
