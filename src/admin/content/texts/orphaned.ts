import type { Where } from 'payload'

import { contentRows } from '@/src/domain/content/registry'

/** Texts that the code no longer has: nothing on the site shows them. */
export function orphanedWhere(): Where {
  const pages = Map.groupBy(contentRows(), ({ page }) => page)
  const gone = [...pages].map(([page, rows]): Where => {
    const elsewhere: Where = { page: { not_equals: page } }
    const unknown: Where = { selector: { not_in: rows.map(({ selector }) => selector) } }
    return { or: [elsewhere, unknown] }
  })
  return { and: gone }
}
