import type { PayloadRequest, Where } from 'payload'

import type { EditedElement } from '@/src/domain/content/editing/change-set'
import type { ElementCategory, ElementType } from '@/src/domain/content/element-kinds'
import { specOf } from '@/src/domain/content/registry'
import { cursorText, type Question, type ReadPage } from '@/src/queries/platform/list-pages'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { elementOf } from '@/src/services/content/editing/elements'

/** A text of the site in the list. */
export type TextRow = EditedElement & {
  readonly type: ElementType
  readonly category: ElementCategory
  readonly default: string
  readonly changedAt: string | null
  readonly isOrphaned: boolean
}

/** As the site has them: page by page, from top to bottom. */
const ORDER = ['page', 'category', 'sortOrder', 'id'] as const

type Place = Readonly<Record<(typeof ORDER)[number], string | number>>

/** What comes after a row in that order. */
const after = (place: Place): Where => ({
  or: ORDER.map((field, index) => ({
    and: [
      ...ORDER.slice(0, index).map((earlier) => ({ [earlier]: { equals: place[earlier] } })),
      { [field]: { greater_than: place[field] } },
    ],
  })),
})

async function beyond(req: PayloadRequest, asked: Question): Promise<Where> {
  const id = asked.after?.[1]
  if (!id) return {}
  const [last] = await staffRows(req, 'contentElements', {
    where: { id: { equals: id } },
    select: { page: true, category: true, sortOrder: true },
  })
  return last ? after(last) : {}
}

export const textRows: ReadPage<TextRow> = async (req, asked, limit) => {
  const docs = await staffRows(req, 'contentElements', {
    where: { and: [asked.where, await beyond(req, asked)] },
    sort: [...ORDER],
    limit: limit + 1,
  })
  const rows = docs.slice(0, limit).map((doc) => ({
    ...elementOf(doc),
    type: doc.elementType,
    category: doc.category,
    default: doc.defaultValue ?? '',
    changedAt: doc.changedAt ?? null,
    isOrphaned: specOf(doc.page, doc.selector) === undefined,
  }))
  const last = docs.length > limit ? docs[limit - 1] : undefined
  return { rows, after: last ? cursorText([last.sortOrder, last.id]) : null }
}

/** The pages that staff write in a form, by their addresses. */
export const staffPages = (req: PayloadRequest) =>
  staffRows(req, 'sitePages', { select: { path: true }, limit: 50 })
