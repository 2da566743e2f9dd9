import type { Where } from 'payload'

import { CONTENT, type ContentPage } from '@/src/domain/content/registry'

/** What a page can show: other rows of its address never reach it, however many there are. */
export function elementsShown(page: ContentPage): {
  readonly where: Where
  readonly limit: number
} {
  const selectors = Object.keys(CONTENT[page])
  const where: Where = {
    and: [
      { isActive: { equals: true } },
      { page: { equals: page } },
      { selector: { in: selectors } },
    ],
  }
  return { where, limit: selectors.length }
}
