import { redirect } from 'next/navigation'
import type { ServerProps } from 'payload'

import { may } from '@/src/access/permissions'
import { staffRequest } from '@/src/admin/staff-request'
import type { Permission } from '@/src/domain/permissions/areas'

type Props = ServerProps & { readonly permission: Permission }

/**
 * Sends staff who lack a permission from a list to Payload's page that says so.
 *
 * Some collections let people read what is their own; without this, such a list would open for
 * any of the staff and show them their own rows.
 */
export async function RequireView({ payload, user, permission }: Props) {
  const req = await staffRequest(payload, user?.id)
  if (!(await may(req, permission))) redirect('/admin/unauthorized')
  return null
}
