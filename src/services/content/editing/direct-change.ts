import type { PayloadRequest } from 'payload'

import { drafted } from '@/src/domain/content/editing/element-state'
import type { ContentElement } from '@/src/payload-types'

import { elementOf } from './elements'
import { lockContent, writeChangeSet } from './write-change-set'

/** What the record has to say besides, once its live value is changed without the editor. */
type Marks = Partial<Pick<ContentElement, 'draftValue' | 'revision' | 'changedBy' | 'changedAt'>>

/** Writes down a change of what is live that was made in the record itself. */
export async function changedDirectly(
  req: PayloadRequest,
  before: ContentElement,
  live: string,
): Promise<Marks> {
  await lockContent(req)
  const element = elementOf(before)
  const next =
    element.draft === null ? { live, draft: null } : drafted({ live, draft: null }, element.draft)
  const set = await writeChangeSet(req, {
    kind: 'direct',
    summary: `Changed “${element.label}” in its record`,
    elements: [element],
    next: () => next,
  })
  return {
    draftValue: next.draft,
    revision: set.number,
    changedBy: req.user?.id ?? null,
    changedAt: new Date().toISOString(),
  }
}
