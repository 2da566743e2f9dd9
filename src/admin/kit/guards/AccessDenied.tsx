import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isStaff } from '@/src/access/permissions'
import { AccessDeniedCard } from '@/src/admin/kit/page/AccessDeniedCard'
import { AdminPage } from '@/src/admin/kit/page/AdminPage'
import { isPermission } from '@/src/domain/platform/permissions/areas'

/** Says what one may not open, and which permission it would take. */
export async function AccessDenied(view: AdminViewServerProps) {
  if (!isStaff(view.initPageResult.req)) redirect('/dashboard')
  const needed = (await view.searchParams)?.permission
  return (
    <AdminPage view={view}>
      <AccessDeniedCard permission={isPermission(needed) ? needed : undefined} />
    </AdminPage>
  )
}
