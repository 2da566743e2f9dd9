import { randomUUID } from 'node:crypto'
import { CircleCheck } from 'lucide-react'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { permissionsOf } from '@/src/access/permissions'
import { businessTrends } from '@/src/admin/analytics/business-trends'
import { TrendCards } from '@/src/admin/kit/chart/TrendCards'
import { TrendSkeleton } from '@/src/admin/kit/chart/TrendSkeleton'
import { column } from '@/src/admin/kit/list/columns'
import { NavIcon } from '@/src/admin/kit/nav/NavIcon'
import { AccessDeniedCard } from '@/src/admin/kit/page/AccessDeniedCard'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import type { ViewContext } from '@/src/admin/kit/page/screen-view'
import { adminHref, screenOf } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import {
  amountColumn,
  type Column,
  DataTable,
  RowLink,
  RowTitle,
} from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, LinkButton, Notice, Section } from '@/src/admin/kit/ui/parts'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { longMomentText } from '@/src/domain/vocabulary/time/date-text'
import { readClock } from '@/src/domain/vocabulary/time/time-zone'
import { log } from '@/src/lib/log'
import { latestOrders } from '@/src/queries/orders/find-orders'
import { businessZone } from '@/src/services/platform/business-zone'
import { needsYou } from './needs-you'
import { quickActionsFor } from './quick-actions'
import { SetupGuide } from './SetupGuide'
import { SystemStatus } from './SystemStatus'

/** What the first administrator is called until they say who they are. */
const TEAM = 'Support team'

type Latest = Awaited<ReturnType<typeof latestOrders>>[number]

const COLUMNS: readonly Column<Latest>[] = [
  column('Order', 'title', ({ id, legalName, email }) => (
    <RowTitle href={adminHref('order', id)} sub={shortOrderId(id)}>
      {legalName || email}
    </RowTitle>
  )),
  column('Status', {}, ({ status }) => <StatusPill status={status} />),
  column('Payment', {}, ({ paymentStatus }) => <StatusPill status={paymentStatus} />),
  column('Placed', {}, ({ createdAt }) => <ShortMoment at={createdAt} />),
  amountColumn(({ totalMinor, currency }) => amount(totalMinor, currency), 'Total'),
]

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
        label="The latest orders"
        rows={orders}
        empty={<EmptyState>No orders yet. New orders appear here.</EmptyState>}
      />
    </Section>
  )
}

type PartProps = { readonly what: string; readonly part: () => Promise<ReactNode> }

/** A part of the page, which waits for no other. */
const Part = ({ fallback, ...part }: PartProps & { fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    <OrFailed {...part} />
  </Suspense>
)

const TABLE_SKELETON = (
  <div aria-hidden className="kit-waiting h-82.5 border border-line rounded-ui" />
)

/** A part of the page, or that it could not be read: the others show all the same. */
async function OrFailed({ what, part }: PartProps) {
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

export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const held = await permissionsOf(req)
  if (!(await opens(req, 'dashboard'))) {
    return (
      <PageMain>
        <AccessDeniedCard permission={screenOf('dashboard').needs} req={req} />
      </PageMain>
    )
  }
  const actions = quickActionsFor(held)
  const zone = await businessZone(req)
  const now = new Date()
  const { firstName } = req.user ?? {}
  const name = firstName && firstName !== TEAM ? `, ${firstName}` : ''
  const hello = `${greeting(now, zone)}${name}.`
  return (
    <PageMain className="[&_.admin-page\_\_header]:mb-4">
      <PageHeader description={`${hello} ${longMomentText(now, zone)}`} screen="dashboard" />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-x-4 narrow:grid-cols-1 [&>:only-child]:col-span-full">
        {req.user?.role === 'admin' && (
          <Part part={() => SetupGuide({ req })} what="the setup guide" />
        )}
        <Part
          fallback={
            <div
              aria-hidden
              className="kit-waiting min-h-22.5 mb-4 border border-line rounded-ui"
            />
          }
          part={() => NeedsYou({ held, req })}
          what="what needs you"
        />
      </div>
      {actions.length > 0 && (
        <nav aria-label="Quick actions" className="flex flex-wrap gap-2 mb-5">
          {actions.map(({ label, href }) => (
            <LinkButton href={href} key={href}>
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      {held.has('view_analytics') && (
        <Part
          fallback={<TrendSkeleton cards={held.has('view_payments') ? 6 : 4} />}
          part={async () => <TrendCards stats={await businessTrends(req, held)} />}
          what="the figures"
        />
      )}
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-4 narrow:grid-cols-1 [&>:only-child]:col-span-full">
        {held.has('view_orders') && (
          <Part fallback={TABLE_SKELETON} part={() => RecentOrders({ req })} what="recent orders" />
        )}
        <Suspense fallback={TABLE_SKELETON}>
          <SystemStatus held={held} req={req} />
        </Suspense>
      </div>
    </PageMain>
  )
}

async function NeedsYou({ req, held }: Pick<ViewContext, 'req' | 'held'>) {
  const needs = await needsYou(req, held)
  return (
    <section
      aria-labelledby="needs-you"
      className="min-h-22.5 mb-4 border border-line rounded-ui bg-surface"
    >
      <div className="flex items-center gap-2.5 min-h-10.5 px-3.5 py-1.5">
        <h2 className="m-0 text-base leading-5" id="needs-you">
          Needs you
        </h2>
        {needs.length > 0 && (
          <span className="px-1.75 py-px rounded-[9px] bg-accent-soft text-accent text-xs font-semibold">{`${needs.length} now`}</span>
        )}
      </div>
      {needs.length === 0 ? (
        <p className="flex items-center gap-2 m-0 p-3.5 pt-2.5 border-t border-line-soft text-muted">
          <CircleCheck aria-hidden size={16} />
          Nothing is waiting for you.
        </p>
      ) : (
        <ul className="m-0 p-0 list-none">
          {needs.map(({ what, detail, href, act, icon, tone }) => (
            <li
              className="flex relative items-center gap-3 min-h-11 px-3.5 py-1.5 border-t border-line-soft hover:bg-panel"
              data-tone={tone}
              key={what}
            >
              <span className="inline-flex flex-none p-1.25 rounded-ui bg-panel in-data-[tone=bad]:bg-[color-mix(in_srgb,var(--kit-bad)_12%,transparent)] in-data-[tone=bad]:text-bad in-data-[tone=warning]:bg-warning-soft [&_svg]:m-0">
                <NavIcon name={icon} />
              </span>
              <span className="flex-1 min-w-0 [&_a]:font-semibold [&_a]:no-underline">
                <RowLink href={href}>{what}</RowLink>
                <small className="ms-2.5 text-muted text-xs small:block small:m-0">{detail}</small>
              </span>
              <span
                aria-hidden
                className="flex-none px-2.5 py-0.75 border border-line rounded-ui bg-surface text-sm small:hidden"
              >
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
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
