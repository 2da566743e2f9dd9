import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { amountColumn, type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, Section, withSub } from '@/src/admin/kit/ui/parts'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { ACTIONS, type Grant } from '@/src/domain/platform/permissions/actions'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { collectionHref } from '@/src/lib/admin-address'
import { readTransactions, type Transaction } from '@/src/queries/payments/staff-payments'
import { modeText } from '../kit/status/mode-text'
import { AskGateway } from '../orders/AskGateway'

const SHOWN = 20

const columnsFor = (ask: Grant<'askGateway'> | null): readonly Column<Transaction>[] => [
  column('Payment', 'title', ({ id, orderId, sale }) =>
    withSub(
      <RowLink href={collectionHref('payments', id)}>
        {sale?.legalName || sale?.email || shortOrderId(orderId)}
      </RowLink>,
      shortOrderId(orderId),
    ),
  ),
  column('Gateway', {}, (payment) => {
    const { name } = GATEWAY_SETUP[payment.gateway]
    const mode = modeText(payment)
    return mode ? `${name} (${mode})` : name
  }),
  column('Reason held', {}, ({ quarantineReason }) => quarantineReason || 'No reason recorded'),
  column('Time', {}, ({ createdAt }) => <ShortMoment at={createdAt} />),
  amountColumn(({ amountMinor, currency }) => amount(amountMinor, currency)),
  column('What to do', {}, ({ id, orderId, sale }) => (
    <span className="flex flex-wrap gap-2 [&_.btn]:m-0">
      {ask && <AskGateway grant={ask} paymentId={id} />}
      {sale && (
        <LinkButton href={adminHref('order', orderId)}>
          {ask ? 'Refund from the order' : 'See the order'}
        </LinkButton>
      )}
    </span>
  )),
]

/** Money that came in and fits no order exactly. No one but a person may settle it. */
export async function Quarantined({ req }: { req: PayloadRequest }) {
  const ask = await can(req, 'askGateway')
  const payments = await readTransactions(req, { status: { equals: 'quarantined' } }, SHOWN)
  if (payments.length === 0) return null
  return (
    <Section
      description="The gateway has this money, but it does not match the order, so nothing is marked paid. Compare the two. Then refund it from the order, or check the payment again."
      id="quarantined"
      title="Payments that need review"
    >
      <DataTable columns={columnsFor(ask)} label="Payments that need review" rows={payments} />
      {!ask && (
        <EmptyState
          isSmall
        >{`You need the permission “${permissionText(ACTIONS.askGateway)}” to settle these.`}</EmptyState>
      )}
    </Section>
  )
}
