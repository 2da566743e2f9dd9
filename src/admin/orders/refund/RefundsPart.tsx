import { StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import type { GivenBack } from '@/src/queries/orders/order-money'

function What({ refund }: { refund: GivenBack }) {
  const lines = refund.parts.map((part) => `${part.label} ${amount(part.amountMinor, 'USD')}`)
  return (
    <span>
      {refund.reason}
      <small className="admin-sub">{lines.join(' · ')}</small>
      {refund.failureMessage && <small className="admin-sub">{refund.failureMessage}</small>}
    </span>
  )
}

const COLUMNS: readonly Column<GivenBack>[] = [
  {
    key: 'when',
    label: 'Time',
    phone: 'title',
    cell: (refund) => <ShortMoment at={refund.createdAt} />,
  },
  { key: 'what', label: 'Reason and lines', cell: (refund) => <What refund={refund} /> },
  { key: 'status', label: 'Status', cell: (refund) => <StatusPill status={refund.status} /> },
  {
    key: 'by',
    label: 'By',
    cell: (refund) => (
      <span>
        {refund.isAutomatic ? 'Automatic' : (refund.by ?? '–')}
        {refund.gatewayRef && <small className="admin-sub admin-ref">{refund.gatewayRef}</small>}
      </span>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    end: true,
    phone: 'aside',
    cell: (refund) => (
      <span>
        {amount(refund.amountMinor, refund.currency)}
        {refund.currency !== 'USD' && (
          <small className="admin-sub">{amount(refund.orderMinor, 'USD')}</small>
        )}
      </span>
    ),
  },
]

export function RefundsPart({ facts: { money } }: { facts: OrderFacts }) {
  return (
    <Section id="refunds" title="Refunds">
      <DataTable
        columns={COLUMNS}
        keyOf={({ id }) => id}
        label="Refunds given"
        rows={money.refunds}
        empty={<EmptyState isSmall>No refunds yet.</EmptyState>}
      />
    </Section>
  )
}
