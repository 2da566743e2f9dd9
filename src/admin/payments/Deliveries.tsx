import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { count } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, Section } from '@/src/admin/kit/ui/parts'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { collectionHref } from '@/src/lib/admin-address'
import { type Delivery, lastDeliveries } from '@/src/queries/payments/staff-payments'

type Props = { readonly id: string; readonly type: string; readonly grant: Grant<'replayWebhook'> }

/** Has the worker settle what an event was about once more. */
const ReplayWebhook = ({ id, type }: Props) => (
  <SendButton
    busyLabel="Queuing…"
    failed="We could not replay the event."
    label={`Replay ${type}`}
    path={`/api/webhook-events/${id}/replay`}
  >
    Replay
  </SendButton>
)

const SHOWN = 15
const LIST = adminHref('webhookEvents')

const COLUMNS: readonly Column<Delivery>[] = [
  column('Event', 'title', ({ id, type, eventId }) => (
    <>
      <RowLink href={collectionHref('webhookEvents', id)}>{type}</RowLink>
      <small className="admin-sub admin-ref">{eventId}</small>
    </>
  )),
  column('Gateway', {}, ({ gateway }) => GATEWAY_SETUP[gateway].name),
  column('Status', 'aside', ({ status, error }) => (
    <StatusPill label={status === 'received' && error ? 'Retrying' : undefined} status={status} />
  )),
  column('Attempts', { end: true }, ({ attempts, deliveries }) =>
    deliveries > 1 ? `${count(attempts)} (sent ${count(deliveries)}×)` : count(attempts),
  ),
  column('Error', {}, ({ error }) => error),
  column('Time', {}, ({ createdAt }) => <ShortMoment at={createdAt} />),
]

const replayWith = (grant: Grant<'replayWebhook'>): Column<Delivery> =>
  column('Replay', {}, ({ id, ref, type }) =>
    ref ? <ReplayWebhook grant={grant} id={id} type={type} /> : 'Not about a payment',
  )

export async function Deliveries({ req }: { req: PayloadRequest }) {
  const replay = await can(req, 'replayWebhook')
  const deliveries = await lastDeliveries(req, SHOWN)
  return (
    <Section
      aside={<LinkButton href={LIST}>All webhook events</LinkButton>}
      description="Each event is kept once. Replaying checks the gateway again and never pays an order twice."
      id="deliveries"
      title="Last webhook deliveries"
    >
      <DataTable
        columns={replay ? [...COLUMNS, replayWith(replay)] : COLUMNS}
        label="Last webhook deliveries"
        rows={deliveries}
        empty={
          <EmptyState>
            No webhooks yet. Add the addresses below at each provider. The sandbox sends its own.
          </EmptyState>
        }
      />
    </Section>
  )
}
