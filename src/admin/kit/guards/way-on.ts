import type { PayloadRequest } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { ADMIN } from '@/src/lib/admin-address'

import { menuFor } from '../nav/menu-for'

const NO_SCREEN = { label: 'your dashboard', screen: '/dashboard' }

/** Where someone of the staff goes on: not everybody may open the dashboard. */
export async function wayOn(req: PayloadRequest) {
  const menu = menuFor(await permissionsOf(req), req.user?.role === 'admin')
  const [{ label, screen } = NO_SCREEN] = menu
  return screen === ADMIN
    ? { label: 'Back to the dashboard', href: ADMIN }
    : { label: `Go to ${label}`, href: screen }
}
