import type { Balance, CommissionStatus } from '@/src/domain/affiliates/ledger'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { OrderKind, ServiceType } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { type CalendarDate, isoDate, shiftMonth } from '@/src/domain/vocabulary/time/calendar-date'

/** A commission as its affiliate sees it: nothing says whose order it was. Dates are ISO. */
export type CommissionView = {
  readonly id: string
  readonly at: string
  /** `LLC Formation, Wyoming`. */
  readonly order: string
  readonly amountMinor: number
  readonly status: CommissionStatus
  /** When it is approved, or was. */
  readonly approvableAt: string
  readonly approvedAt: string | null
  readonly paidAt: string | null
  readonly reversedAt: string | null
}

export type PayoutView = {
  readonly id: string
  readonly at: string
  readonly amountMinor: number
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled'
  readonly method: string | null
  readonly reference: string
}

/** What came of a month: `month` is `2026-11`. */
export type MonthView = {
  readonly month: string
  readonly clicks: number
  readonly orders: number
  readonly earnedMinor: number
}

export type AffiliateView = {
  readonly code: string
  readonly commissionRate: number
  readonly isActive: boolean
  readonly clicks: number
  readonly paidOutMinor: number
  readonly balance: Balance
  /** The next days on which something is approved, with how much. */
  readonly approvals: readonly { readonly day: string; readonly amountMinor: number }[]
  readonly months: readonly MonthView[]
  readonly payoutDetails: {
    readonly method: 'paypal' | 'bank'
    readonly name: string
    readonly account: string
  } | null
  readonly terms: { readonly version: string; readonly acceptedAt: string } | null
}

/** What an affiliate is told of an order: the kind of service, and the state where there is one. */
export function anonymousOrder(order: {
  readonly kind: OrderKind
  readonly serviceType: ServiceType
  readonly companyType?: CompanyType | null
  readonly state: string | null
}): string {
  const name = order.kind === 'purchase' ? serviceName(order.serviceType, order) : 'Add-on'
  return order.state ? `${name}, ${order.state}` : name
}

/** The share of visits that ended in an order, as people read it: `4.2%`; a dash without visits. */
export function conversionRate(clicks: number, conversions: number): string {
  if (clicks === 0) return '–'
  const percent = Math.min(100, (conversions / clicks) * 100)
  return `${percent.toFixed(1).replace(/\.0$/, '')}%`
}

/** The last twelve months, that of `today` last: `2026-11`. */
export function lastMonths(today: CalendarDate, count = 12): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = shiftMonth(today, index + 1 - count)
    return isoDate({ ...month, day: 1 }).slice(0, 7)
  })
}
