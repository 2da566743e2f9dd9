import { column, createdColumn, statusColumn } from '@/src/admin/kit/list/columns'
import { having, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { whereHolds } from '@/src/admin/kit/list/search-words'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Day } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { PageLink, withSub } from '@/src/admin/kit/ui/parts'
import { COMMISSION_REVIEWS, REVIEW_REASONS } from '@/src/domain/affiliates/affiliate-input'
import type { CommissionStatus } from '@/src/domain/affiliates/ledger'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { Status } from '@/src/domain/vocabulary/status'
import { codeColumn } from '../code-column'
import { type CommissionRow, commissionRows } from './commission-rows'
import { ReviewCommission } from './ReviewCommission'

const COMMISSION_STATUS: Readonly<Record<CommissionStatus, Status>> = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'good' },
  paid: { label: 'Paid', tone: 'good' },
  reversed: { label: 'Reversed', tone: 'neutral' },
}

const byStatus = (status: keyof typeof COMMISSION_STATUS) =>
  having(COMMISSION_STATUS[status].label, 'status', status)

/** The day that says when something came, or comes, of a commission. */
function Settled({ row }: { row: CommissionRow }) {
  const { status, approvableAt, approvedAt, reversedAt } = row
  const [word, at] =
    status === 'reversed'
      ? ['Reversed', reversedAt]
      : status === 'pending'
        ? [row.isFrozen ? 'On hold, then' : 'Approvable', approvableAt]
        : ['Approved', approvedAt]
  return at ? (
    <>
      {`${word} `}
      <Day at={at} />
    </>
  ) : (
    '–'
  )
}

function reviewOf({ review, reviewReason, grant, id, code }: CommissionRow) {
  if (!review) return '–'
  const reason = reviewReason ?? 'card' // what it was before reasons were stored
  return withSub(
    review === 'open' && grant ? (
      <ReviewCommission code={code} grant={grant} id={id} reason={reason} />
    ) : (
      COMMISSION_REVIEWS[review]
    ),
    REVIEW_REASONS[reason],
  )
}

export const commissionsList: ListSpec<CommissionRow> = {
  screen: 'commissions',
  description:
    'What affiliates earned, order by order: a share of our fees at the rate of the day.',
  empty: 'No commissions yet. The first paid order through an affiliate’s link appears here.',
  views: {
    all: { label: 'All', where: {} },
    review: having('To review', 'review', 'open', 'No possible self-referrals to review.'),
    pending: byStatus('pending'),
    approved: byStatus('approved'),
    paid: byStatus('paid'),
    reversed: byStatus('reversed'),
  },
  filters: {},
  search: { label: 'Affiliate’s name, email or code', where: (text) => whereHolds(text) },
  sort: '-createdAt',
  columns: [
    codeColumn('Affiliate', 'title'),
    column(
      'Order',
      { phone: 'left', csv: ({ orderId }) => shortOrderId(orderId) },
      ({ orderId, orderName }) =>
        withSub(
          <PageLink href={adminHref('order', orderId)}>{`#${shortOrderId(orderId)}`}</PageLink>,
          orderName,
        ),
    ),
    column(
      'Our fees',
      { end: true, csv: ({ baseMinor }) => (baseMinor / 100).toFixed(2) },
      ({ baseMinor, currency, ratePercent }) =>
        withSub(amount(baseMinor, currency), `at ${ratePercent}%`),
    ),
    column(
      'Commission',
      { phone: 'aside', end: true, csv: ({ amountMinor }) => (amountMinor / 100).toFixed(2) },
      ({ amountMinor, currency }) => amount(amountMinor, currency),
    ),
    statusColumn(COMMISSION_STATUS, 'right'),
    column('Date', {}, (row) => <Settled row={row} />),
    column(
      'Self-referral',
      { csv: ({ review }) => (review ? COMMISSION_REVIEWS[review] : '') },
      reviewOf,
    ),
    createdColumn('Earned'),
  ],
  csvMore: [
    {
      label: 'Self-referral because',
      csv: ({ review, reviewReason }) => (review ? REVIEW_REASONS[reviewReason ?? 'card'] : ''),
    },
    { label: 'Rate', csv: ({ ratePercent }) => String(ratePercent) },
    { label: 'Currency', csv: ({ currency }) => currency },
    { label: 'Approvable', csv: ({ approvableAt }) => approvableAt },
  ],
  ...commissionRows,
}
