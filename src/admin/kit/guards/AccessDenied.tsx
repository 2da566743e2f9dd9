import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isStaff, permissionsOf } from '@/src/access/permissions'
import { AccessDeniedCard } from '@/src/admin/kit/page/AccessDeniedCard'
import { AdminPage } from '@/src/admin/kit/page/AdminPage'
import { isPermission } from '@/src/domain/platform/permissions/areas'
import { ADMIN } from '@/src/lib/admin-address'

import { menuFor } from '../nav/menu-for'
import type { Needs } from '../screens/screen'

const isNeeded = (name: unknown): name is Needs => name === 'administrator' || isPermission(name)

const NO_SCREEN = { label: 'your dashboard', screen: '/dashboard' }

/** Says what one may not open, and which permission it would take. */
export async function AccessDenied(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff(req)) redirect('/dashboard')
  const needed = (await view.searchParams)?.permission
  const held = await permissionsOf(req)
  const [first = NO_SCREEN] = menuFor(held, req.user?.role === 'admin')
  const back = { label: `Go to ${first.label}`, href: first.screen }
  return (
    <AdminPage view={view}>
      <AccessDeniedCard
        back={first.screen === ADMIN ? undefined : back}
        permission={isNeeded(needed) ? needed : undefined}
      />
    </AdminPage>
  )
}
