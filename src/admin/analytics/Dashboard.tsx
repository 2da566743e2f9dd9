import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { opens } from '@/src/admin/kit/screens/opens'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { Notice } from '../kit/ui/Notice'
import { Figures } from './Figures'
import { quickActionsFor } from './quick-actions'
import { RecentOrders } from './RecentOrders'
import { SystemStatus } from './SystemStatus'

/** Where staff arrive: how the business stands, what came in, what to do, and whether all works. */
export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const held = await permissionsOf(req)
  if (!(await opens(req, 'dashboard'))) return <WithoutDashboard />
  const actions = quickActionsFor(held)
  return (
    <Gutter className="admin-page">
      <PageHeader description="Orders, revenue and system status at a glance." screen="dashboard" />
      <Figures held={held} req={req} />
      {actions.length > 0 && (
        <nav aria-label="Quick actions" className="admin-actions">
          {actions.map(({ label, href }) => (
            <LinkButton href={href} key={href}>
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      {held.has('view_orders') && <RecentOrders req={req} />}
      <SystemStatus held={held} req={req} />
    </Gutter>
  )
}

function WithoutDashboard() {
  return (
    <Gutter className="admin-page">
      <h1>Back-office</h1>
      <Notice tone="info">
        The menu lists the screens you can open. The dashboard needs the view_dashboard permission.
      </Notice>
    </Gutter>
  )
}
