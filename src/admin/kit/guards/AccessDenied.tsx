import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isStaff } from '@/src/access/permissions'
import { AccessDeniedCard } from '@/src/admin/kit/page/AccessDeniedCard'
import { AdminPage } from '@/src/admin/kit/page/AdminPage'
import { isPermission } from '@/src/domain/platform/permissions/areas'

import type { Needs } from '../screens/screen'

const isNeeded = (name: unknown): name is Needs => name === 'administrator' || isPermission(name)

export async function AccessDenied(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isStaff(req)) redirect('/dashboard')
  const needed = (await view.searchParams)?.permission
  return (
    <AdminPage view={view}>
      <AccessDeniedCard permission={isNeeded(needed) ? needed : undefined} req={req} />
    </AdminPage>
  )
}
