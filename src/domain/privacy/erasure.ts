import type { OrderStatus, PaymentStatus } from '@/src/domain/vocabulary/order-status'

/** How many years invoices are kept, without the name of whoever paid them. */
export const INVOICE_YEARS = 7

/** What has to be typed before an account is deleted. */
export const ERASE_WORD = 'DELETE'

/** Who an erased person is in what we have to keep. */
export const ERASED_NAME = { firstName: 'Deleted', lastName: 'customer' } as const

/** Stands where an address was: it tells one erased account from another, and takes no mail. */
export function erasedEmail(userId: string): string {
  return `erased-${userId}${NOWHERE}`
}

const NOWHERE = '@erased.invalid'

/** Whether an address is what an erased account has left. */
export function isErased(email: string): boolean {
  return email.endsWith(NOWHERE)
}

type Standing = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }

/** Whether we are at work on an order, so that its customer can't leave yet. */
export function isBeingWorkedOn({ status, paymentStatus }: Standing): boolean {
  return status === 'processing' || (status === 'pending' && paymentStatus === 'paid')
}

/** An order that keeps an account from being deleted, and why. */
export type ErasureObstacle = {
  readonly id: string
  /** Its short number and what it is: `#1a2b3c4d, LLC Formation for Juniper & Oak LLC`. */
  readonly name: string
  readonly reason: 'working' | 'paying'
}

const REASONS: Record<ErasureObstacle['reason'], string> = {
  working: 'is being worked on. Wait until it is completed, or ask us to cancel and refund it',
  paying: 'is being paid right now. Try again in a few minutes',
}

/** Why an account can't be deleted yet, and what to do. */
export function obstacleWords({ name, reason }: ErasureObstacle): string {
  return `Order ${name} ${REASONS[reason]}.`
}
