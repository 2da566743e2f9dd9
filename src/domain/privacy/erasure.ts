import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import type { OrderStatus, PaymentStatus } from '@/src/domain/vocabulary/order-status'

/** For at least so many years invoices are kept, without the name of anyone who paid them. */
export const INVOICE_YEARS = 7

/** How many days the last mail to someone is kept, with their address and first name. */
export const GOODBYE_DAYS = 30

const KEPT_OF_ORDERS = [
  `Orders, invoices, payments and commissions: dates, numbers, amounts, lines and the company’s name, for at least ${INVOICE_YEARS} years, for tax law. Without your name, address or documents`,
  'Records held by a state, the IRS or a payment provider, which we can’t change',
] as const

const KEPT_OF_EVERYONE = [
  'Our log of what was done to your account and when, and the dates of your support requests. Without your name or anything you wrote',
  'Your email address on our do-not-email list, so that we send you no marketing',
  `Our last email to you, for ${GOODBYE_DAYS} days`,
] as const

/** What is kept of a person whose account is deleted, in words for them. */
export const keptAfterErasure = (hadOrders: boolean): readonly string[] =>
  hadOrders ? [...KEPT_OF_ORDERS, ...KEPT_OF_EVERYONE] : KEPT_OF_EVERYONE

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

type Refundability = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }

/** Whether we are at work on an order, so that its customer can't leave yet. What was refunded is over. */
export function isBeingWorkedOn({ status, paymentStatus }: Refundability): boolean {
  if (paymentStatus === 'refunded') return false
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
export function obstacleText({ name, reason }: ErasureObstacle): string {
  return `Order ${name} ${REASONS[reason]}.`
}

/** Why an account with unpaid affiliate earnings, in cents, is not deleted just so. */
export function earningsText(minor: number, byStaff: boolean): string {
  const amount = formatMoney(money(minor, 'USD'))
  return byStaff
    ? `This account has ${amount} in unpaid affiliate earnings. Pay them out first, or confirm that they are given up.`
    : `You have ${amount} in unpaid affiliate earnings. Ask for the payout first, or confirm that you give them up.`
}
