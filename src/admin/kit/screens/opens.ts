import type { PayloadRequest } from 'payload'

import { isStaff, may, permissionsOf } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { ScreenName } from '../../screens'
import { screenOf } from './admin-href'
import type { Needs } from './screen'

export type Held = ReadonlySet<Permission>

/** Whether someone of the staff who holds these permissions has what a page needs. */
export function meets(needs: Needs, held: Held, isAdministrator: boolean): boolean {
  if (needs === 'staff') return true
  return needs === 'administrator' ? isAdministrator : held.has(needs)
}

export const opensFor = (name: ScreenName, held: Held, isAdministrator: boolean): boolean =>
  meets(screenOf(name).needs, held, isAdministrator)

/** Lists of people: a file of one takes the right to export besides. */
const PEOPLE: readonly ScreenName[] = [
  'users',
  'orders',
  'leads',
  'tickets',
  'outbox',
  'affiliates',
  'suppressions',
]

/** Whether the person who asks may have a list as a file. */
export const mayExport = async (req: PayloadRequest, name: ScreenName): Promise<boolean> =>
  (await opens(req, name)) && (!PEOPLE.includes(name) || (await may(req, 'manage_exports')))

export async function opens(req: PayloadRequest, name: ScreenName): Promise<boolean> {
  return isStaff(req) && opensFor(name, await permissionsOf(req), req.user?.role === 'admin')
}
