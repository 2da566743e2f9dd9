import type { PayloadRequest } from 'payload'

import { isStaff, permissionsOf } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { ScreenName } from '../../screens'
import { screenOf } from './admin-href'

export type Held = ReadonlySet<Permission>

export function opensFor(name: ScreenName, held: Held, isAdministrator: boolean): boolean {
  const { needs } = screenOf(name)
  if (needs === 'staff') return true
  return needs === 'administrator' ? isAdministrator : held.has(needs)
}

export async function opens(req: PayloadRequest, name: ScreenName): Promise<boolean> {
  return isStaff(req) && opensFor(name, await permissionsOf(req), req.user?.role === 'admin')
}
