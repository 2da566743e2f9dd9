import type {
  AffiliateView,
  CommissionView,
  PayoutView,
} from '@/src/domain/affiliates/affiliate-view'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { cx } from '@/src/storefront/ui/cx'
import { Money } from '@/src/storefront/ui/money'
import { StatusBadge } from '@/src/storefront/ui/status-badge'
import { RowsTable, WIDE_ONLY } from '@/src/storefront/ui/tables/rows-table'
import { Day } from '@/src/storefront/ui/when'

const CELL = 'border-b border-border py-3 pr-4 align-top'

/** What happened last to a commission, or happens next. */
function newsOf(one: CommissionView): readonly [string, string] {
  if (one.status === 'reversed') return ['Taken back', one.reversedAt ?? one.at] // refunded, or their own order
  if (one.status === 'paid') return ['Paid', one.paidAt ?? one.approvableAt]
  if (one.status === 'approved') return ['Approved', one.approvedAt ?? one.approvableAt]
  return ['Approved from', one.approvableAt]
}

function News({ commission }: { commission: CommissionView }) {
  const [word, at] = newsOf(commission)
  return (
    <>
      {word} <Day at={at} className="whitespace-nowrap" />
    </>
  )
}

const HEADS = [
  { label: 'Order' },
  { label: 'Date', isWide: true },
  { label: 'State', isWide: true },
  { label: 'Approval or payment', isWide: true },
  { label: 'Commission', isAmount: true },
]

/** Every order that earned something. */
export function CommissionsTable({ commissions }: { commissions: readonly CommissionView[] }) {
  return (
    <RowsTable caption="Your commissions, newest first" heads={HEADS}>
      {commissions.map((one) => (
        <CommissionRow key={one.id} commission={one} />
      ))}
    </RowsTable>
  )
}

function CommissionRow({ commission }: { commission: CommissionView }) {
  const { order, at, status, amountMinor } = commission
  const date = <Day at={at} />
  return (
    <tr>
      <td className={CELL}>
        {order}
        <span className="block text-xs text-muted md:hidden">{date}</span>
        <span className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted md:hidden">
          <StatusBadge status={status} />
          <span>
            <News commission={commission} />
          </span>
        </span>
      </td>
      <td className={cx(CELL, WIDE_ONLY, 'whitespace-nowrap tabular-nums')}>{date}</td>
      <td className={cx(CELL, WIDE_ONLY)}>
        <StatusBadge status={status} />
      </td>
      <td className={cx(CELL, WIDE_ONLY, 'text-muted tabular-nums')}>
        <News commission={commission} />
      </td>
      <td
        className={cx(
          'border-b border-border py-3 text-right align-top font-semibold',
          status === 'reversed' && 'text-muted line-through',
        )}
      >
        <Money minor={amountMinor} />
      </td>
    </tr>
  )
}

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
        {carryOverMinor < 0 && <Line name="Earned again" minor={-carryOverMinor} />}
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
