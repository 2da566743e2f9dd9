import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { periodIn } from '@/src/domain/analytics/period'
import { gatewayFigures, hasRealPayments } from '@/src/services/payments/gateways/gateway-figures'
import { Deliveries } from './Deliveries'
import { Disputes } from './Disputes'
import { GoingLive } from './GoingLive'
import { AddGateways } from './gateways/AddGateways'
import { GatewayCard } from './gateways/GatewayCard'
import { readGateways } from './gateways/gateway-view'
import { SandboxNotice } from './gateways/SandboxNotice'
import { WebhookAddresses } from './gateways/WebhookAddresses'
import { Quarantined } from './Quarantined'
import { Summary } from './Summary'
import { TestModeNotice } from './TestModeNotice'
import { Transactions } from './Transactions'

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

/** How customers can pay, how that goes, and everything there is to set about it. */
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
      <section aria-label="Gateways" className="gateway-cards">
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
