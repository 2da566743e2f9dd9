import type { AffiliateView, PayoutView } from '@/src/domain/affiliates/affiliate-view'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { Money } from '@/src/storefront/ui/money'
import { Day } from '@/src/storefront/ui/when'

const WORDS: Record<PayoutView['status'], string> = {
  pending: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Canceled',
}

type NextPayoutProps = Pick<AffiliateView, 'balance' | 'approvals'>

/** What the next payout will be, why it is less than what is approved, and what joins it when. */
export function NextPayout({ balance, approvals }: NextPayoutProps) {
  const { dueMinor, approvedMinor, carryOverMinor } = balance
  return (
    <>
      <dl className="flex flex-col gap-1 text-sm">
        <Line name="Approved" minor={approvedMinor} />
        {carryOverMinor > 0 && <Line name="Refunded after it was paid" minor={-carryOverMinor} />}
        <Line name="To be paid" minor={dueMinor} strong />
      </dl>
      {approvals.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold">Next approvals</h3>
          <dl className="mt-1 flex flex-col gap-1 text-sm">
            {approvals.map(({ day, amountMinor }) => (
              <Line key={day} name={calendarDay(day)} minor={amountMinor} />
            ))}
          </dl>
        </>
      )}
    </>
  )
}

function Line({ name, minor, strong }: { name: string; minor: number; strong?: boolean }) {
  const look = strong ? 'border-t border-border-strong pt-1 font-semibold' : 'text-muted'
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{name}</dt>
      <dd>
        <Money minor={minor} />
      </dd>
    </div>
  )
}

/** What has been paid out so far, the latest first. */
export function PayoutList({ payouts }: { payouts: readonly PayoutView[] }) {
  if (payouts.length === 0) {
    return <p className="text-sm text-muted">No payouts yet.</p>
  }
  return (
    <ul className="border-t border-border text-sm">
      {payouts.map((one) => (
        <li key={one.id} className="flex justify-between gap-4 border-b border-border py-2.5">
          <span className="min-w-0">
            {WORDS[one.status]} <Day at={one.at} />
            <span className="block text-xs text-muted wrap-anywhere">
              {[one.method, one.reference].filter(Boolean).join(' · ')}
            </span>
          </span>
          <Money minor={one.amountMinor} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}
