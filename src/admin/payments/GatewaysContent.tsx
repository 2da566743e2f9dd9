import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import type { ViewContext } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Day, ShortMoment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { amountColumn, type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount, count } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, Notice, Section, withSub } from '@/src/admin/kit/ui/parts'
import { periodIn } from '@/src/domain/analytics/period'
import { DISPUTE_REASON_LABELS } from '@/src/domain/payments/dispute'
import { isLoopback } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import type { Dispute } from '@/src/payload-types'
import { gatewayFigures, hasRealPayments } from '@/src/queries/payments/gateway-figures'
import { type GatewayView, readGateways } from '@/src/queries/payments/gateway-view'
import { type Delivery, lastDeliveries, openDisputes } from '@/src/queries/payments/staff-payments'
import { GoingLive } from './GoingLive'
import { GatewayCard } from './gateways/GatewayCard'
import { Quarantined } from './Quarantined'
import { Summary } from './Summary'
import { Transactions } from './Transactions'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** Whether the sandbox stands in for someone, why, and what ends that; or that no one can pay. */
function SandboxNotice({ gateways }: { gateways: readonly GatewayView[] }) {
  const practising = gateways.filter(({ mode }) => mode === 'sandbox')
  if (practising.length > 0) {
    const names = LIST.format(practising.map(({ name }) => name))
    return (
      <Notice
        action={
          <a href={env.SANDBOX_URL} rel="noreferrer" target="_blank">
            Open the sandbox
          </a>
        }
        title={`Sandbox on: payments by ${names} are practice, no money moves. `}
        tone="warning"
      >
        It is active because they have no keys and this site runs on your own computer (
        {env.SITE_URL}). Saving a gateway’s keys turns it off for that gateway;{' '}
        <code>CHARTERDESK_SANDBOX=off</code>, or a public address, for all of them.
      </Notice>
    )
  }
  if (gateways.some(({ enabled, hasKeys }) => enabled && hasKeys)) return null
  return (
    <Notice title="Customers cannot pay right now. " tone="error">
      No gateway is enabled and the sandbox is off. Set up or enable one below.
    </Notice>
  )
}

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

const DELIVERIES_SHOWN = 15
const DELIVERIES_LIST = adminHref('webhookEvents')

const DELIVERIES_COLUMNS: readonly Column<Delivery>[] = [
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
  column('Replay', {}, ({ id, ref, refundRef, disputeRef, type }) =>
    ref || refundRef || disputeRef ? (
      <ReplayWebhook grant={grant} id={id} type={type} />
    ) : (
      'Not about a payment'
    ),
  )

async function Deliveries({ req }: { req: PayloadRequest }) {
  const replay = await can(req, 'replayWebhook')
  const deliveries = await lastDeliveries(req, DELIVERIES_SHOWN)
  return (
    <Section
      aside={<LinkButton href={DELIVERIES_LIST}>All webhook events</LinkButton>}
      description="Each event is kept once. Replaying checks the gateway again and never pays an order twice."
      id="deliveries"
      title="Last webhook deliveries"
    >
      <DataTable
        columns={replay ? [...DELIVERIES_COLUMNS, replayWith(replay)] : DELIVERIES_COLUMNS}
        label="Deliveries, the latest first"
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

const AddGateways = (_: { readonly grant: Grant<'configureGateways'> }) => (
  <SendButton busyLabel="Adding…" look="primary" path="/api/gateways">
    Add payment gateways
  </SendButton>
)

/** Customers of a public site who pay in a provider's test mode: their orders bring no money. */
function TestModeNotice({ gateways }: { gateways: readonly GatewayView[] }) {
  const testing = gateways.filter(({ enabled, mode }) => enabled && mode === 'test')
  if (testing.length === 0 || isLoopback(env.SITE_URL)) return null
  const names = LIST.format(testing.map(({ name }) => name))
  return (
    <Notice title={`Test mode on a public site: ${names}. `} tone="error">
      Orders paid this way look paid, but no money moves. They are marked and left out of all
      figures. Save live keys before you sell.
    </Notice>
  )
}

const SHOWN = 20

const COLUMNS: readonly Column<Dispute>[] = [
  column('Order', 'title', ({ order }) => {
    const id = idOf(order) ?? ''
    return <RowLink href={adminHref('order', id)}>{shortOrderId(id)}</RowLink>
  }),
  column('Gateway', {}, ({ gateway }) => GATEWAY_SETUP[gateway].name),
  column('Reason', {}, ({ reason, isInquiry }) =>
    withSub(DISPUTE_REASON_LABELS[reason].label, isInquiry && 'Inquiry: no money is held yet'),
  ),
  column('Status', {}, ({ status }) => <StatusPill status={status} />),
  column('Evidence due', {}, ({ evidenceDueBy, status }) => {
    if (evidenceDueBy) return <Day at={evidenceDueBy} />
    return status === 'needs_response' ? 'Not accepted' : '–'
  }),
  column('Evidence that helps', {}, ({ reason }) => (
    <small className="admin-sub">{DISPUTE_REASON_LABELS[reason].evidence.join('; ')}</small>
  )),
  amountColumn(({ amountMinor, currency }) => amount(amountMinor, currency)),
]

/** Payments that customers dispute, the nearest deadline first. */
async function Disputes({ req }: { req: PayloadRequest }) {
  const docs = await openDisputes(req, SHOWN)
  if (docs.length === 0) return null
  return (
    <Section
      description="A customer asked their bank or the provider for a refund. Submit your evidence in the provider’s dashboard before the deadline. Commission is on hold until the decision."
      id="disputes"
      title="Disputes"
    >
      <DataTable columns={COLUMNS} label="Open disputes" rows={docs} />
    </Section>
  )
}

const LISTS = [
  { label: 'All payments', href: adminHref('payments') },
  { label: 'All refunds', href: adminHref('refunds') },
] as const

function Header() {
  return (
    <PageHeader
      actions={LISTS.map(({ label, href }) => (
        <LinkButton href={href} key={href}>
          {label}
        </LinkButton>
      ))}
      description="Payment methods, gateway status and revenue."
      screen="paymentGateways"
    />
  )
}

export async function GatewaysContent({ context }: { readonly context: ViewContext }) {
  const { req, search } = context
  const configure = await can(req, 'configureGateways')
  const control = {
    toSwitch: await can(req, 'switchGateways'),
    toTest: await can(req, 'testGateways'),
  }
  const gateways = await readGateways(req)
  if (gateways.length === 0) {
    return (
      <>
        <Header />
        <EmptyState action={configure && <AddGateways grant={configure} />}>
          No payment gateways configured. Please add a payment gateway.
        </EmptyState>
      </>
    )
  }
  const period = periodIn(search.period)
  const isPractice =
    !gateways.some(({ hasKeys, enabled }) => hasKeys && enabled) &&
    !(await hasRealPayments(req.payload))
  const figures = await gatewayFigures(req.payload, period, { practice: isPractice })
  return (
    <>
      <Header />
      <SandboxNotice gateways={gateways} />
      <TestModeNotice gateways={gateways} />
      <Summary figures={figures} isPractice={isPractice} period={period} search={search} />
      <section
        aria-label="Gateways"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(300px,100%),1fr))] gap-5 mb-9"
      >
        {gateways.map((gateway) => (
          <GatewayCard
            configure={configure}
            control={control}
            figures={figures}
            gateway={gateway}
            key={gateway.slug}
            period={period}
          />
        ))}
      </section>
      {configure && gateways.length < 3 && <AddGateways grant={configure} />}
      <Disputes req={req} />
      <Quarantined req={req} />
      <Transactions req={req} search={search} />
      <Deliveries req={req} />
      <GoingLive gateways={gateways} req={req} />
      <WebhookAddresses gateways={gateways} />
    </>
  )
}

/** Where each provider has to report; it is entered there, in the provider's own dashboard. */
function WebhookAddresses({ gateways }: { gateways: readonly GatewayView[] }) {
  return (
    <Section
      description="Add each address at its provider. Then save the secret it gives you under Configure."
      id="webhook-addresses"
      title="Webhook addresses"
    >
      <dl className="grid gap-2.5 m-0">
        {gateways.map(({ slug, name, webhookUrl }) => (
          <div
            className="grid grid-cols-[100px_minmax(0,1fr)] items-center phone:grid-cols-1"
            key={slug}
          >
            <dt>{name}</dt>
            <dd className="m-0">
              <CopyText name={`the webhook address for ${name}`} text={webhookUrl} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
