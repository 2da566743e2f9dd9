import type { ReactNode } from 'react'

import { type AffiliateView, conversionRate } from '@/src/domain/affiliates/affiliate-view'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Money } from '@/src/storefront/ui/money'

type Figure = readonly [name: string, value: ReactNode, note?: ReactNode]

function figuresOf(view: AffiliateView): Figure[] {
  const { balance, approvals, clicks, paidOutMinor } = view
  const [next] = approvals
  return [
    ['Clicks', clicks.toLocaleString('en-US')],
    ['Conversions', balance.conversions.toLocaleString('en-US')],
    ['Conversion rate', conversionRate(clicks, balance.conversions)],
    [
      'Pending',
      <Money key="pending" minor={balance.pendingMinor} />,
      next && `Next approval ${calendarDay(next.day)}`,
    ],
    [
      'Approved',
      <Money key="approved" minor={balance.approvedMinor} />,
      balance.approvedMinor > 0 && 'Goes out with the next payout',
    ],
    ['Paid', <Money key="paid" minor={paidOutMinor} />],
  ]
}

/** What the link has brought, counted and in money. */
export function AffiliateFigures({ view }: { view: AffiliateView }) {
  return (
    <dl
      aria-label="Your figures"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-ui border border-border bg-border md:grid-cols-3"
    >
      {figuresOf(view).map(([name, value, note]) => (
        <div key={name} className="flex flex-col bg-raised px-5 py-4">
          <dt className="order-2 text-sm text-muted">{name}</dt>
          <dd className="order-1 text-xl font-semibold tabular-nums">{value}</dd>
          {note && <dd className="order-3 text-xs text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
