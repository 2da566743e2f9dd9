import type { CommissionView } from '@/src/domain/affiliates/affiliate-view'
import { cx } from '@/src/storefront/ui/cx'
import { Money } from '@/src/storefront/ui/money'
import { StatusBadge } from '@/src/storefront/ui/status-badge'
import { RowsTable, WIDE_ONLY } from '@/src/storefront/ui/tables/rows-table'
import { Day } from '@/src/storefront/ui/when'

const CELL = 'border-b border-border py-3 pr-4 align-top'

/** What happened last to a commission, or happens next. */
function newsOf(one: CommissionView): readonly [string, string] {
  if (one.status === 'reversed') return ['Refunded', one.reversedAt ?? one.at]
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
