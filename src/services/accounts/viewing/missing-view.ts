import type { PayloadRequest } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** What a customer's own pages show. */
const SHOWN: readonly Permission[] = [
  'view_orders',
  'view_support',
  'view_compliance',
  'view_affiliates',
]

/** What a member of the staff lacks who may not see all that a customer sees; null for the others. */
export async function missingView(req: PayloadRequest): Promise<Permission | null> {
  const held = await permissionsOf(req)
  return SHOWN.find((permission) => !held.has(permission)) ?? null
}
