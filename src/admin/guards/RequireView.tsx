import type { ServerProps } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { staffRequest } from '@/src/admin/staff-request'
import type { Permission } from '@/src/domain/permissions/areas'

import { LeaveList } from './LeaveList'

/** `opens`: any one of these opens the list. */
type Props = ServerProps & { readonly opens: readonly Permission[] }

/** Sends staff who hold none of the permissions that open a list to the page that says so. */
export async function RequireView({ payload, user, opens }: Props) {
  const held = await permissionsOf(await staffRequest(payload, user?.id))
  const isWelcome = opens.some((permission) => held.has(permission))
  return isWelcome ? null : <LeaveList to={`/admin/access-denied?permission=${opens[0]}`} />
}
