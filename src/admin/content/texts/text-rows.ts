import type { PayloadRequest, Where } from 'payload'
import { cursorText } from '@/src/admin/kit/list/cursor'
import type { ListSpec, Question } from '@/src/admin/kit/list/list-spec'
import type { EditedElement } from '@/src/domain/content/editing/change-set'
import type { ElementCategory, ElementType } from '@/src/domain/content/element-kinds'
import { specOf } from '@/src/domain/content/registry'
import { elementOf } from '@/src/services/content/editing/elements'

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
  const last = await req.payload.findByID({
    collection: 'contentElements',
    id,
    depth: 0,
    disableErrors: true,
    select: { page: true, category: true, sortOrder: true },
    overrideAccess: false,
    req,
  })
  return last ? after(last) : {}
}

/** One page of the table of all texts. */
export const textRows: ListSpec<TextRow>['read'] = async (req, asked, limit) => {
  const { docs } = await req.payload.find({
    collection: 'contentElements',
    where: { and: [asked.where, await beyond(req, asked)] },
    sort: [...ORDER],
    limit: limit + 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
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
