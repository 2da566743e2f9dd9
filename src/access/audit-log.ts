import type { Access, GlobalSlug } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { AREA_NAMES } from '@/src/domain/platform/permissions/areas'

/** What only administrators read: the same goes for what was changed in it. */
const ADMINISTRATORS_ALONE: GlobalSlug[] = ['privateSettings']

/**
 * Anyone who runs users sees what was done in the areas that they may view. An entry repeats what
 * stood in a row, so that it opens no area whose rows are closed.
 */
export const readAuditLog: Access = async ({ req }) => {
  if (req.user?.role === 'admin') return true
  const held = await permissionsOf(req)
  if (!held.has('manage_users')) return false
  const areas = AREA_NAMES.filter((area) => held.has(`view_${area}`))
  return { area: { in: areas }, entity: { not_in: ADMINISTRATORS_ALONE } }
}
