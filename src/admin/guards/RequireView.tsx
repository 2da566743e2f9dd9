import { redirect } from 'next/navigation'
import { createLocalReq, type ServerProps, type TypedUser } from 'payload'

import { may } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/permissions/areas'

type Props = ServerProps & { readonly user?: TypedUser; readonly permission: Permission }

/**
 * Sends staff who lack a permission from a list to Payload's page that says so.
 *
 * Some collections let people read what is their own; without this, such a list would open for
 * any of the staff and show them their own rows.
 */
export async function RequireView({ payload, user, permission }: Props) {
  const req = await createLocalReq({ user }, payload)
  if (!(await may(req, permission))) redirect('/admin/unauthorized')
  return null
}
