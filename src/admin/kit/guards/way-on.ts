import { ADMIN } from '@/src/lib/admin-address'

import { menuFor } from '../nav/menu-for'
import type { WayOn } from '../page/AccessDeniedCard'
import type { Held } from '../screens/opens'

const NO_SCREEN = { label: 'your dashboard', screen: '/dashboard' }

/** Where someone goes on who may not open the dashboard; undefined for those who may. */
export function wayOn(held: Held, isAdministrator: boolean): WayOn | undefined {
  const [first = NO_SCREEN] = menuFor(held, isAdministrator)
  return first.screen === ADMIN ? undefined : { label: `Go to ${first.label}`, href: first.screen }
}
