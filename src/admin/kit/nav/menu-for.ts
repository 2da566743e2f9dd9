import { ADMIN_MENU, type MenuEntry } from '@/src/domain/platform/permissions/admin-menu'
import type { Area, Permission } from '@/src/domain/platform/permissions/areas'

import { RELATED_SCREENS } from './related-screens'

export type NavLink = { readonly label: string; readonly screen: string }

/** A menu entry as the browser gets it: where it leads, and what else belongs to it. */
export type NavEntry = NavLink & {
  readonly startsGroup: boolean
  readonly related: readonly NavLink[]
}

/** The entries that begin a new block of the menu; the blocks only set them apart. */
const GROUP_STARTS: ReadonlySet<string> = new Set([
  '/admin/packages',
  '/admin/support',
  '/admin/email',
  '/admin/compliance',
  '/admin/seo',
  '/admin/sub-admins',
])

type Held = ReadonlySet<Permission>

const holds = (held: Held, needs: 'view' | 'manage', area: Area) => held.has(`${needs}_${area}`)

function toNavEntry(entry: MenuEntry, held: Held, isAdministrator: boolean): NavEntry {
  const related = (RELATED_SCREENS[entry.href] ?? []).filter(({ needs = 'view' }) =>
    needs === 'administrator' ? isAdministrator : holds(held, needs, entry.area),
  )
  return {
    label: entry.label,
    screen: entry.screen,
    startsGroup: GROUP_STARTS.has(entry.href),
    related: related.map(({ label, screen }) => ({ label, screen })),
  }
}

/**
 * The menu of somebody who holds these permissions, in the specification's order.
 *
 * @param isAdministrator whether to show what is for administrators, whatever a sub-admin holds
 */
export function menuFor(held: Held, isAdministrator = false): readonly NavEntry[] {
  return ADMIN_MENU.filter((entry) => holds(held, entry.needs, entry.area)).map((entry) =>
    toNavEntry(entry, held, isAdministrator),
  )
}
