import { randomUUID } from 'node:crypto'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { permissionsOf } from '@/src/access/permissions'
import { TrendCards } from '@/src/admin/kit/chart/TrendCards'
import { TrendSkeleton } from '@/src/admin/kit/chart/TrendSkeleton'
import '@/src/admin/kit/chart/chart.css'
import { wayOn } from '@/src/admin/kit/guards/way-on'
import { AccessDeniedCard } from '@/src/admin/kit/page/AccessDeniedCard'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { adminHref, screenOf } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { longMomentText } from '@/src/domain/vocabulary/time/date-text'
import { log } from '@/src/lib/log'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { Notice } from '../kit/ui/Notice'
import { businessTrends } from './business-trends'
import './dashboard.css'
import { CircleCheck } from 'lucide-react'
import { NavIcon } from '@/src/admin/kit/nav/NavIcon'
import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { amountColumn } from '@/src/admin/kit/ui/amount-column'
import { type Column, DataTable, RowLink, RowTitle } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { readClock } from '@/src/domain/vocabulary/time/time-zone'
import { latestOrders } from '@/src/queries/orders/find-orders'
import { needsYou } from './needs-you'
import { quickActionsFor } from './quick-actions'
import { SystemStatus } from './SystemStatus'

type Latest = Awaited<ReturnType<typeof latestOrders>>[number]

const COLUMNS: readonly Column<Latest>[] = [
  {
    key: 'order',
    label: 'Order',
    phone: 'title',
    cell: ({ id, companyName, email }) => (
      <RowTitle href={adminHref('order', id)} sub={shortOrderId(id)}>
        {companyName || email}
      </RowTitle>
    ),
  },
  { key: 'status', label: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
  {
    key: 'payment',
    label: 'Payment',
    cell: ({ paymentStatus }) => <StatusPill status={paymentStatus} />,
  },
  { key: 'placed', label: 'Placed', cell: ({ createdAt }) => <ShortMoment at={createdAt} /> },
  amountColumn(({ totalMinor, currency }) => amount(totalMinor, currency), 'Total'),
]

/** The five orders that came last. */
async function RecentOrders({ req }: { req: PayloadRequest }) {
  const orders = await latestOrders(req)
  return (
    <Section
      aside={<LinkButton href={adminHref('orders')}>All orders</LinkButton>}
      id="recent-orders"
      title="Recent orders"
    >
      <DataTable
        columns={COLUMNS}
        keyOf={({ id }) => id}
        label="Recent orders"
        rows={orders}
        empty={<EmptyState>No orders yet. New orders appear here.</EmptyState>}
      />
    </Section>
  )
}

type Part = { readonly req: PayloadRequest; readonly held: ReadonlySet<Permission> }

async function figures({ req, held }: Part) {
  return <TrendCards label="Figures" stats={await businessTrends(req, held)} />
}

/** A part of the page, or that it could not be read: the others show all the same. */
async function OrFailed({ what, part }: { what: string; part: () => Promise<ReactNode> }) {
  try {
    return await part()
  } catch (error) {
    const id = randomUUID()
    log.error({ err: error, id, what }, 'a part of the dashboard could not be read')
    return (
      <Notice title={`We could not load ${what}. `} tone="error">
        {`Reload the page. If it happens again, give support this ID: ${id}`}
      </Notice>
    )
  }
}

/** Where staff arrive: what waits for them, how the business stands, and whether all works. */
export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const held = await permissionsOf(req)
  if (!(await opens(req, 'dashboard'))) {
    return (
      <Gutter className="admin-page">
        <AccessDeniedCard
          back={wayOn(held, req.user?.role === 'admin')}
          permission={screenOf('dashboard').needs}
        />
      </Gutter>
    )
  }
  const actions = quickActionsFor(held)
  const zone = await businessZoneOf(req)
  const now = new Date()
  const hello = `${greeting(now, zone)}${req.user?.firstName ? `, ${req.user.firstName}` : ''}.`
  return (
    <Gutter className="admin-page dash">
      <PageHeader description={`${hello} ${longMomentText(now, zone)}`} screen="dashboard" />
      <Suspense fallback={<div aria-hidden className="kit-waiting dash-needs--waiting" />}>
        <OrFailed part={() => NeedsYou({ held, req })} what="what needs you" />
      </Suspense>
      {actions.length > 0 && (
        <nav aria-label="Quick actions" className="admin-actions">
          {actions.map(({ label, href }) => (
            <LinkButton href={href} key={href}>
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      {held.has('view_analytics') && (
        <Suspense fallback={<TrendSkeleton cards={held.has('view_payments') ? 6 : 4} />}>
          <OrFailed part={() => figures({ held, req })} what="the figures" />
        </Suspense>
      )}
      <div className="dash-columns">
        {held.has('view_orders') && (
          <Suspense fallback={<div aria-hidden className="kit-waiting dash-orders--waiting" />}>
            <OrFailed part={() => RecentOrders({ req })} what="recent orders" />
          </Suspense>
        )}
        <Suspense fallback={<div aria-hidden className="kit-waiting dash-orders--waiting" />}>
          <SystemStatus held={held} req={req} />
        </Suspense>
      </div>
    </Gutter>
  )
}

/** What waits for the person who looks, each a way to where it is done. */
async function NeedsYou({ req, held }: { req: PayloadRequest; held: ReadonlySet<Permission> }) {
  const needs = await needsYou(req, held)
  return (
    <section aria-labelledby="needs-you" className="dash-panel dash-needs">
      <div className="dash-panel__head">
        <h2 id="needs-you">Needs you</h2>
        {needs.length > 0 && <span className="dash-needs__now">{`${needs.length} now`}</span>}
      </div>
      {needs.length === 0 ? (
        <p className="dash-needs__none">
          <CircleCheck aria-hidden size={16} />
          Nothing is waiting for you.
        </p>
      ) : (
        <ul>
          {needs.map(({ what, detail, href, act, icon, tone }) => (
            <li data-tone={tone} key={what}>
              <span className="dash-needs__icon">
                <NavIcon name={icon} />
              </span>
              <span className="dash-needs__what">
                <RowLink href={href}>{what}</RowLink>
                <small>{detail}</small>
              </span>
              <span aria-hidden className="dash-needs__act">
                {act}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What one says in the office at this hour. */
function greeting(now: Date, zone: string): string {
  const { hour } = readClock(now, zone)
  if (hour < 5) return 'Good evening'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
