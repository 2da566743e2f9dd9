import { vercelStegaEncode } from '@vercel/stega'

import type { MarkText } from '@/src/domain/content/page-content'

/** What stands after a text, unseen, to say which element it is. The same each time. */
export const markOf = (page: string, selector: string): string =>
  vercelStegaEncode({ page, selector })

/** Marks the texts of a page for its editor; where there is no text there is nothing to mark. */
export const markerOf =
  (page: string): MarkText =>
  (selector, text) =>
    text === '' ? text : `${text}${markOf(page, selector)}`
