import type { ServerProps } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { staffRequest } from '@/src/queries/platform/session'

import { LeaveList } from './LeaveList'

type Props = ServerProps & { readonly permission: Permission }

/**
 * Sends staff who lack a permission from a list to the page that says so.
 *
 * Much of the catalogue may be read by everybody, and customers read what is their own; without
 * this, such a list would open for any of the staff who type its address.
 */
export async function RequireView({ payload, user, permission }: Props) {
  const held = await permissionsOf(await staffRequest(payload, user?.id))
  if (held.has(permission)) return null
  return <LeaveList to={`${adminHref('accessDenied')}?permission=${permission}`} />
}
