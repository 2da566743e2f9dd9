import { column } from '@/src/admin/kit/list/columns'
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
  column('Time', 'title', (refund) => <ShortMoment at={refund.createdAt} />),
  column('Reason and lines', {}, (refund) => <What refund={refund} />),
  column('Status', {}, (refund) => <StatusPill status={refund.status} />),
  column('By', {}, (refund) => (
    <span>
      {refund.isAutomatic ? 'Automatic' : (refund.by ?? '–')}
      {refund.gatewayRef && <small className="admin-sub admin-ref">{refund.gatewayRef}</small>}
    </span>
  )),
  column('Amount', { phone: 'aside', end: true }, (refund) => (
    <span>
      {amount(refund.amountMinor, refund.currency)}
      {refund.currency !== 'USD' && (
        <small className="admin-sub">{amount(refund.orderMinor, 'USD')}</small>
      )}
    </span>
  )),
]

export function RefundsPart({ facts: { money } }: { facts: OrderFacts }) {
  return (
    <Section id="refunds" title="Refunds">
      <DataTable
        columns={COLUMNS}
        label="Refunds given"
        rows={money.refunds}
        empty={<EmptyState isSmall>No refunds yet.</EmptyState>}
      />
    </Section>
  )
}
