import { Banner, Button, Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import { opens } from '@/src/admin/kit/screens/opens'

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
    <Gutter className="admin-dashboard">
      <h1>Dashboard</h1>
      <Figures held={held} req={req} />
      {actions.length > 0 && (
        <nav aria-label="Quick actions" className="admin-actions">
          {actions.map(({ label, href }) => (
            <Button
              buttonStyle="secondary"
              el="link"
              key={href}
              margin={false}
              size="small"
              to={href}
            >
              {label}
            </Button>
          ))}
        </nav>
      )}
      {held.has('view_orders') && <RecentOrders req={req} />}
      <SystemStatus held={held} payload={req.payload} />
    </Gutter>
  )
}

function WithoutDashboard() {
  return (
    <Gutter className="admin-dashboard">
      <h1>Back-office</h1>
      <Banner type="info">
        The menu lists what you may open. The dashboard needs the permission view_dashboard.
      </Banner>
    </Gutter>
  )
}
