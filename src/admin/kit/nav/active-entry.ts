import { ADMIN } from '@/src/lib/admin-address'

import type { NavEntry, NavLink } from './menu-for'

/** How well a screen fits the address in the browser; 0 when it does not. */
function closeness({ screen, records }: NavLink, pathname: string): number {
  if (records && pathname.startsWith(`${records}/`)) return records.length
  const isInside = screen !== ADMIN && pathname.startsWith(`${screen}/`)
  return pathname === screen || isInside ? screen.length : 0
}

export type Active = { readonly entry: NavEntry; readonly link: NavLink }

/**
 * The menu entry whose screen, or one that belongs to it, is open.
 *
 * Where several lead to the same screen, the one that says more of the address wins, then the
 * last: `Settings` itself comes after its parts.
 */
export function activeEntry(entries: readonly NavEntry[], pathname: string): Active | null {
  let best: (Active & { readonly score: number }) | null = null
  for (const entry of entries) {
    for (const link of [entry, ...entry.related]) {
      const score = closeness(link, pathname)
      if (score > 0 && score >= (best?.score ?? 0)) best = { entry, link, score }
    }
  }
  return best
}
