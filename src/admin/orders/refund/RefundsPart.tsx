import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import type { GivenBack } from '@/src/queries/orders/order-money'
import { RefundDrawer } from './RefundDrawer'
import { draftTotal } from './refund-draft'

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

/** What was given back, and the way to give back more. */
export function RefundsPart({ facts: { order, can, money } }: { facts: OrderFacts }) {
  const { refunds, leftMinor, refundable } = money
  const mayGoBack = draftTotal({ whole: true, amounts: {} }, refundable, leftMinor)
  const drawer = can.refund && mayGoBack > 0 && (
    <RefundDrawer
      grant={can.refund}
      currency={order.currency}
      leftMinor={leftMinor}
      lines={refundable}
      orderId={order.id}
    />
  )
  return (
    <Section aside={drawer} id="refunds" title="Refunds">
      <DataTable
        columns={COLUMNS}
        keyOf={({ id }) => id}
        label="Refunds given"
        rows={refunds}
        empty={<EmptyState isSmall>No refunds yet.</EmptyState>}
      />
    </Section>
  )
}
