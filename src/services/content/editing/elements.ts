import { eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { content_elements } from '@/src/database-schema'
import type { EditedElement } from '@/src/domain/content/editing/change-set'
import { rulesOf, type ValueRules } from '@/src/domain/content/editing/element-value'
import type { ElementType } from '@/src/domain/content/element-kinds'
import { specOf } from '@/src/domain/content/registry'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import type { ContentElement } from '@/src/payload-types'

export const elementOf = (
  row: Pick<
    ContentElement,
    'id' | 'page' | 'selector' | 'elementLabel' | 'currentValue' | 'draftValue' | 'revision'
  >,
): EditedElement => ({
  id: row.id,
  page: row.page,
  selector: row.selector,
  label: row.elementLabel,
  live: row.currentValue ?? '',
  draft: row.draftValue ?? null,
  revision: row.revision ?? 0,
})

export type FullElement = EditedElement & {
  readonly type: ElementType
  readonly default: string
  readonly rules: ValueRules
}

export const elementColumns = {
  id: content_elements.id,
  page: content_elements.page,
  selector: content_elements.selector,
  elementLabel: content_elements.elementLabel,
  currentValue: content_elements.currentValue,
  draftValue: content_elements.draftValue,
  revision: content_elements.revision,
  type: content_elements.elementType,
  default: content_elements.defaultValue,
}

type Row = Parameters<typeof elementOf>[0] & {
  readonly type: ElementType
  readonly default: string | null
}

export const fullElement = (row: Row): FullElement => ({
  ...elementOf(row),
  type: row.type,
  default: row.default ?? '',
  rules: rulesOf(row.type, specOf(row.page, row.selector)),
})

/** How many elements one statement asks for. */
const AT_ONCE = 1000

/** The elements of these ids, as far as they are there, in no order. */
export async function readElements(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<FullElement[]> {
  const db = await databaseOf(req)
  const found: FullElement[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const rows = await db
      .select(elementColumns)
      .from(content_elements)
      .where(inArray(content_elements.id, some))
    found.push(...rows.map(fullElement))
  }
  return found
}

/** @throws AppError 404 `no_element` */
export async function readElement(req: PayloadRequest, id: string): Promise<FullElement> {
  const db = await databaseOf(req)
  const [row] = await db
    .select(elementColumns)
    .from(content_elements)
    .where(eq(content_elements.id, id))
  if (row) return fullElement(row)
  throw new AppError('no_element', 'This element does not exist.', 404)
}

type EditableElement = ReturnType<typeof elementOf> & {
  readonly category: string
  readonly default: string
  readonly rules: ValueRules
  /** A claim is shown to visitors only once it is verified; null for what claims nothing. */
  readonly claim: 'open' | 'verified' | null
  readonly of: string | null
  readonly changedAt: string | null
}

const claimOf = ({ claim }: ContentElement): EditableElement['claim'] => {
  if (!claim.isClaim) return null
  return claim.verified ? 'verified' : 'open'
}

const SHARED = '/layout'

export async function pageElements(req: PayloadRequest, page: string): Promise<EditableElement[]> {
  const docs = await findRows(req, 'contentElements', {
    where: { page: { in: [page, SHARED] } },
    sort: ['page', 'category', 'sortOrder'],
    limit: 1000,
    overrideAccess: false,
  })
  // What belongs to the page itself stands above what all pages share.
  const own = docs.toSorted((a, b) => Number(a.page === SHARED) - Number(b.page === SHARED))
  return own.map((doc) => {
    const spec = specOf(doc.page, doc.selector)
    return {
      ...elementOf(doc),
      category: doc.category,
      default: doc.defaultValue ?? '',
      rules: rulesOf(doc.elementType, spec),
      claim: claimOf(doc),
      of: spec?.of ?? null,
      changedAt: doc.changedAt ?? null,
    }
  })
}
