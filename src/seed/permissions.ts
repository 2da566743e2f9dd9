import type { Payload } from 'payload'

import { AREA_NAMES, AREAS, SUB_ADMIN_DEFAULTS } from '@/src/domain/platform/permissions/areas'
import { createMissing } from '@/src/seed/create-missing'

const PERMISSION_SEEDS = AREA_NAMES.flatMap((area) => {
  const { label, category } = AREAS[area]
  return [
    { name: `view_${area}`, description: `View ${label}`, category },
    { name: `manage_${area}`, description: `Manage ${label}`, category },
  ]
})

/** The list of permissions, and what a sub-admin holds until staff decide otherwise. */
export async function seedPermissions(payload: Payload) {
  const permissions = await createMissing(payload, 'permissions', ['name'], PERMISSION_SEEDS)
  const { totalDocs } = await payload.count({
    collection: 'rolePermissions',
    overrideAccess: true, // seeding has no user
  })
  const defaults = SUB_ADMIN_DEFAULTS.map((permissionName) => ({
    role: 'sub_admin' as const,
    permissionName,
    granted: true,
  }))
  // A permission that staff have taken away must not come back.
  const rolePermissions = await createMissing(
    payload,
    'rolePermissions',
    ['role', 'permissionName'],
    totalDocs === 0 ? defaults : [],
  )
  return { permissions, rolePermissions }
}
