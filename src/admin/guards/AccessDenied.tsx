import { DefaultTemplate } from '@payloadcms/next/templates'
import { Button, Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isStaff } from '@/src/access/permissions'
import { isPermission } from '@/src/domain/permissions/areas'

/** Says what one may not open, and which permission it would take. */
export async function AccessDenied({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult
  if (!isStaff(req)) redirect('/dashboard')
  const needed = (await searchParams)?.permission
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="admin-dashboard">
        <h1>Access Denied</h1>
        <p>You don't have permission to access this feature.</p>
        {isPermission(needed) && <p className="admin-empty">{`Required permission: ${needed}`}</p>}
        <Button buttonStyle="secondary" el="link" to="/admin">
          Back to the dashboard
        </Button>
      </Gutter>
    </DefaultTemplate>
  )
}
