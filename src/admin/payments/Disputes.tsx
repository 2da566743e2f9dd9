import type { PayloadRequest } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { Day } from '@/src/admin/kit/time/When'
import { amountColumn } from '@/src/admin/kit/ui/amount-column'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { DISPUTE_REASON_WORDS, OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Dispute } from '@/src/payload-types'

const SHOWN = 20

const COLUMNS: readonly Column<Dispute>[] = [
  {
    key: 'order',
    label: 'Order',
    phone: 'title',
    cell: ({ order }) => {
      const id = idOf(order) ?? ''
      return <RowLink href={adminHref('order', id)}>{shortOrderId(id)}</RowLink>
    },
  },
  { key: 'gateway', label: 'Gateway', cell: ({ gateway }) => GATEWAY_SETUP[gateway].name },
  {
    key: 'reason',
    label: 'Reason',
    cell: ({ reason, isInquiry }) => (
      <>
        {DISPUTE_REASON_WORDS[reason].label}
        {isInquiry && <small className="admin-sub">Inquiry: no money is held yet</small>}
      </>
    ),
  },
  { key: 'status', label: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
  {
    key: 'due',
    label: 'Evidence due',
    cell: ({ evidenceDueBy }) => (evidenceDueBy ? <Day at={evidenceDueBy} /> : 'Not accepted'),
  },
  {
    key: 'evidence',
    label: 'Evidence that helps',
    cell: ({ reason }) => (
      <small className="admin-sub">{DISPUTE_REASON_WORDS[reason].evidence.join('; ')}</small>
    ),
  },
  amountColumn(({ amountMinor, currency }) => amount(amountMinor, currency)),
]

/** Payments that customers dispute, the nearest deadline first. */
export async function Disputes({ req }: { req: PayloadRequest }) {
  const { docs } = await req.payload.find({
    collection: 'disputes',
    where: { status: { in: [...OPEN_DISPUTES] } },
    sort: 'evidenceDueBy',
    depth: 0,
    limit: SHOWN,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0) return null
  return (
    <Section
      description="A customer asked their bank or the provider for a refund. Submit your evidence in the provider’s dashboard before the deadline. Commission is on hold until the decision."
      id="disputes"
      title="Disputes"
    >
      <DataTable columns={COLUMNS} keyOf={({ id }) => id} label="Open disputes" rows={docs} />
    </Section>
  )
}
