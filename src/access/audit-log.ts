import type { Access } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { AREA_NAMES } from '@/src/domain/platform/permissions/areas'

/**
 * Whoever runs users sees what was done in the areas that they may view. An entry repeats what
 * stood in a row, so that it opens no area whose rows are closed.
 */
export const readAuditLog: Access = async ({ req }) => {
  if (req.user?.role === 'admin') return true
  const held = await permissionsOf(req)
  if (!held.has('manage_users')) return false
  return { area: { in: AREA_NAMES.filter((area) => held.has(`view_${area}`)) } }
}
