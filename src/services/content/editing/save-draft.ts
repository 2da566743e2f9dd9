import type { PayloadRequest } from 'payload'
import { drafted, shownValue } from '@/src/domain/content/editing/element-state'
import { tidyValue } from '@/src/domain/content/editing/element-value'
import { transactional } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import type { ContentElement } from '@/src/payload-types'
import { whyNot } from '@/src/services/content/editing/check-target'
import { elementOf, type FullElement, readElement } from '@/src/services/content/editing/elements'
import {
  changeElements,
  lockContent,
  writeChangeSet,
} from '@/src/services/content/editing/write-change-set'

/** What the browser holds of an element: its words, and the change that they came from. */
export type Held = { readonly value: string; readonly revision: number }

/** Someone saved the element since it was opened. Nothing was changed: here are both texts. */
export class NewerDraft extends AppError {
  constructor(
    readonly theirs: Held,
    readonly mine: string,
  ) {
    super(
      'newer_draft',
      'Someone else changed this text since you opened it. Nothing was saved, and yours is kept here.',
      409,
    )
  }
}

const heldOf = (element: FullElement): Held => ({
  value: shownValue(element),
  revision: element.revision,
})

/**
 * Saves what someone typed as the draft of an element.
 *
 * @param seen the revision that they opened; @throws NewerDraft when it is not the present one any
 * more and says something else
 */
export const saveDraft = transactional(
  async (req, id: string, typed: string, seen: number): Promise<Held> => {
    await lockContent(req)
    const element = await readElement(req, id)
    const value = tidyValue(typed, element.rules.hasLines)
    const problem = await whyNot(req, element.rules, value)
    if (problem) throw wrongField('value', problem)
    if (value === shownValue(element)) return heldOf(element)
    if (element.revision !== seen) throw new NewerDraft(heldOf(element), value)
    const set = await changeElements(req, {
      kind: 'save',
      summary: `Edited “${element.label}”`,
      elements: [element],
      next: (state) => drafted(state, value),
    })
    return { value, revision: set?.number ?? element.revision }
  },
)

/** Makes an element's default its draft. */
export const revertToDefault = transactional(
  async (req, id: string, seen: number): Promise<Held> => {
    await lockContent(req)
    const element = await readElement(req, id)
    if (element.revision !== seen) throw new NewerDraft(heldOf(element), element.default)
    const set = await changeElements(req, {
      kind: 'save',
      summary: `Reverted “${element.label}” to its default`,
      elements: [element],
      next: (state) => drafted(state, element.default),
    })
    return { value: element.default, revision: set?.number ?? element.revision }
  },
)

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
