import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import type { ViewContext } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { amountColumn, type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, Notice, Section, withSub } from '@/src/admin/kit/ui/parts'
import { periodIn } from '@/src/domain/analytics/period'
import { DISPUTE_REASON_LABELS } from '@/src/domain/payments/dispute'
import { isLoopback } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import type { Dispute } from '@/src/payload-types'
import { gatewayFigures, hasRealPayments } from '@/src/queries/payments/gateway-figures'
import { type GatewayView, readGateways } from '@/src/queries/payments/gateway-view'
import { openDisputes } from '@/src/queries/payments/staff-payments'
import { Deliveries } from './Deliveries'
import { GoingLive } from './GoingLive'
import { GatewayCard } from './gateways/GatewayCard'
import { SandboxNotice } from './gateways/SandboxNotice'
import { Quarantined } from './Quarantined'
import { Summary } from './Summary'
import { Transactions } from './Transactions'

const AddGateways = (_: { readonly grant: Grant<'configureGateways'> }) => (
  <SendButton busyLabel="Adding…" look="primary" path="/api/gateways">
    Add payment gateways
  </SendButton>
)

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

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
  column('Evidence due', {}, ({ evidenceDueBy }) =>
    evidenceDueBy ? <Day at={evidenceDueBy} /> : 'Not accepted',
  ),
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
