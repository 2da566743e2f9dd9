import { Link } from '@payloadcms/ui'
import { StatusPill } from '@/src/admin/status/StatusPill'

import { PlainTable } from '@/src/admin/ui/PlainTable'
import { GATEWAY_LABELS } from '@/src/domain/payments/payment-status'
import type { Payment } from '@/src/payload-types'

import { amount, moment } from './format'

function withWhat({ gateway, card, sandbox }: Payment): string {
  const how = card?.last4 ? `${card.brand ?? 'card'} ···· ${card.last4}` : GATEWAY_LABELS[gateway]
  return sandbox ? `${how} (sandbox)` : how
}

const trouble = (payment: Payment) =>
  payment.quarantineReason || payment.failureMessage || payment.failureCode || ''

/** Every attempt to pay the order, the last first, with what the gateway said of it. */
export function OrderPayments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <p className="admin-empty">Nobody has tried to pay yet.</p>
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">Attempt</th>
          <th scope="col">With</th>
          <th scope="col">Status</th>
          <th scope="col">What happened</th>
          <th className="admin-number" scope="col">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <th scope="row">
              <Link prefetch={false} href={`/admin/collections/payments/${payment.id}`}>
                {moment(payment.createdAt)}
              </Link>
            </th>
            <td>{withWhat(payment)}</td>
            <td>
              <StatusPill status={payment.status} />
            </td>
            <td>{trouble(payment) || payment.gatewayRef || '–'}</td>
            <td className="admin-number">{amount(payment.amountMinor, payment.currency)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
