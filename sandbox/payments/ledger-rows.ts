import type { LedgerPayment, LedgerRefund } from '@/sandbox/payments/provider'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

type Words = Pick<LedgerPayment, 'statusText' | 'tone'>

/** What the sandbox's screens say of a payment that ended well, has not ended, or ended badly. */
export const good = (statusText: string): Words => ({ statusText, tone: 'good' })
export const wait = (statusText: string): Words => ({ statusText, tone: 'wait' })
export const bad = (statusText: string): Words => ({ statusText, tone: 'bad' })

type Returned = Pick<LedgerRefund, 'id' | 'currency' | 'status'>

/** A refund as the sandbox's screens list it, of what a provider's books say. */
export const refundRow = (
  gateway: GatewaySlug,
  { id, currency, status }: Returned,
  { payment, amountMinor }: Pick<LedgerRefund, 'payment' | 'amountMinor'>,
): LedgerRefund => ({
  gateway,
  id,
  payment,
  amountMinor,
  currency: currency.toUpperCase(),
  status,
})
