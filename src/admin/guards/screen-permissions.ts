import { RELATED_SCREENS } from '@/src/admin/nav/related-screens'
import { ADMIN_MENU } from '@/src/domain/permissions/admin-menu'
import type { Permission } from '@/src/domain/permissions/areas'

/** The permissions of which any one opens a screen, by its address: what the menu asks for. */
export const SCREEN_PERMISSIONS: ReadonlyMap<string, readonly Permission[]> = (() => {
  const found = new Map<string, Permission[]>()
  const add = (screen: string, permission: Permission) => {
    const path = screen.split('?')[0] ?? screen
    found.set(path, [...(found.get(path) ?? []), permission])
  }
  for (const entry of ADMIN_MENU) {
    add(entry.screen, `${entry.needs}_${entry.area}`)
    for (const one of RELATED_SCREENS[entry.href] ?? []) {
      add(one.screen, `${one.needs ?? 'view'}_${one.area ?? entry.area}`)
    }
  }
  return found
})()
