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
import { screenOf } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { longMomentWords } from '@/src/domain/vocabulary/time/date-words'
import { log } from '@/src/lib/log'
import { businessZoneOf } from '@/src/services/platform/business-zone'

import { Notice } from '../kit/ui/Notice'
import { businessTrends } from './business-trends'
import './dashboard.css'
import { greeting } from './greeting'
import { NeedsYou } from './NeedsYou'
import { quickActionsFor } from './quick-actions'
import { RecentOrders } from './RecentOrders'
import { SystemStatus } from './SystemStatus'

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
      <PageHeader description={`${hello} ${longMomentWords(now, zone)}`} screen="dashboard" />
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
