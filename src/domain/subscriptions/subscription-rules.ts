import type { Period } from '@/src/domain/vocabulary/order-line'
import type { SubscriptionStatus } from '@/src/domain/vocabulary/statuses'

/** Days before the renewal at which the customer gets its notice and invoice. */
export const NOTICE_DAYS: Record<Period, number> = { annual: 30, monthly: 7 }

/** Days past due after which a subscription that was not renewed lapses. */
export const LAPSE_DAYS = 14

/** When an unpaid renewal is recalled to mind, in days from its due date; before it is negative. */
export const REMINDER_DAYS: Record<Period, readonly number[]> = {
  annual: [-7, 0, 7, 12],
  monthly: [0, 7, 12],
}

const MONTHS: Record<Period, number> = { annual: 12, monthly: 1 }
const DAY_MS = 86_400_000

const daysFrom = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

/**
 * The date `count` periods after `start`, in UTC. A day that the month does not have becomes its
 * last: a month after January 31 is February 28, and two months after it March 31.
 */
export function addPeriods(start: Date, period: Period, count: number): Date {
  const months = start.getUTCMonth() + MONTHS[period] * count
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const moved = new Date(start)
  moved.setUTCDate(1)
  moved.setUTCMonth(months)
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return moved
}

/** The first renewal after `date`. Counted from the start, so that month ends never drift. */
export function renewalAfter(start: Date, period: Period, date: Date): Date {
  const years = date.getUTCFullYear() - start.getUTCFullYear()
  const months = years * 12 + date.getUTCMonth() - start.getUTCMonth()
  let count = Math.max(0, Math.floor(months / MONTHS[period]) - 1)
  while (addPeriods(start, period, count) <= date) count += 1
  return addPeriods(start, period, count)
}

export function noticeAt(renewsAt: Date, period: Period): Date {
  return daysFrom(renewsAt, -NOTICE_DAYS[period])
}

export function lapsesAt(renewsAt: Date): Date {
  return daysFrom(renewsAt, LAPSE_DAYS)
}

/** The reminder that is due now, if any: only the latest, when several were missed. */
export function reminderDue(renewsAt: Date, period: Period, now: Date): number | null {
  const passed = REMINDER_DAYS[period].filter((days) => daysFrom(renewsAt, days) <= now)
  return passed.at(-1) ?? null
}

export type SubscriptionState = {
  readonly status: SubscriptionStatus
  readonly billing: Period
  readonly renewsAt: Date
  readonly hasInvoice: boolean
}

/** What the passing of time asks of a subscription. */
export type Duty = { readonly status: SubscriptionStatus; readonly invoice: boolean }

/**
 * Where a subscription stands now, and whether its renewal invoice is to be written.
 *
 * Nothing is ever charged by itself: an invoice waits to be paid, and what is not paid lapses.
 */
export function subscriptionDuty(state: SubscriptionState, now: Date): Duty {
  const { status, billing, renewsAt, hasInvoice } = state
  if (status === 'cancelled' || status === 'lapsed') return { status, invoice: false }
  if (now >= lapsesAt(renewsAt)) return { status: 'lapsed', invoice: false }
  const due: SubscriptionStatus = now >= renewsAt ? 'past_due' : 'active'
  return { status: due, invoice: !hasInvoice && now >= noticeAt(renewsAt, billing) }
}

/** Whether a cancellation may still be taken back: until what was paid for has run out. */
export function canResume(state: { status: SubscriptionStatus; endsAt: Date | null }, now: Date) {
  return state.status === 'cancelled' && state.endsAt !== null && now < state.endsAt
}
