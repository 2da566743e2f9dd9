import { max } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { content_elements, content_revisions } from '@/src/database-schema'
import type { EditedElement } from '@/src/domain/content/editing/change-set'
import {
  contentFileText,
  type FileElement,
  fileMetadata,
  keyOf,
  readContentFile,
} from '@/src/domain/content/editing/content-file'
import { drafted, shownValue } from '@/src/domain/content/editing/element-state'
import { rulesOf, tidyValue, valueProblem } from '@/src/domain/content/editing/element-value'
import { specOf } from '@/src/domain/content/registry'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

import { elementColumns, elementOf } from './elements'
import { changeElements, lockContent } from './write-change-set'

/** Every element with what is live, as a file. */
export async function exportContent(req: PayloadRequest, now: Date): Promise<string> {
  const db = await databaseOf(req)
  const rows = await db.select().from(content_elements)
  const elements = rows.map(
    (row): FileElement => ({
      page_path: row.page,
      element_type: row.elementType,
      element_selector: row.selector,
      element_label: row.elementLabel,
      current_value: row.currentValue ?? '',
      default_value: row.defaultValue ?? '',
      is_active: row.isActive,
      category: row.category,
      sort_order: row.sortOrder,
      metadata: fileMetadata.parse(row.metadata ?? null),
    }),
  )
  return contentFileText(elements, now.toISOString())
}

/** What an import would do to an element. */
export type ImportKind = 'added' | 'changed' | 'same' | 'unknown' | 'conflicting'

export type ImportLine = {
  readonly kind: ImportKind
  readonly page: string
  readonly selector: string
  readonly label: string
  readonly before: string
  readonly after: string
}

export type ImportPlan = {
  readonly lines: readonly ImportLine[]
  /** The newest change that the plan knows of. */
  readonly newest: number
}

/** @throws AppError 422 `invalid_file` with the number of the element and its field */
function elementsIn(file: string): readonly FileElement[] {
  const read = readContentFile(file)
  if (read.ok) return read.elements.map(checked)
  throw new AppError('invalid_file', read.problem, 422)
}

/** A value that the editor would not take is not taken from a file either. */
function checked(element: FileElement, index: number): FileElement {
  const spec = specOf(element.page_path, element.element_selector)
  const rules = rulesOf(element.element_type, spec)
  const value = tidyValue(element.current_value, rules.hasLines)
  const problem = valueProblem(value, rules)
  if (!problem) return { ...element, current_value: value }
  const where = `element ${index + 1}, current_value`
  throw new AppError('invalid_file', `Invalid import file format: ${where}: ${problem}`, 422)
}

const placeOf = ({ page, selector }: Pick<EditedElement, 'page' | 'selector'>): string =>
  keyOf({ page_path: page, element_selector: selector })

async function storedElements(req: PayloadRequest): Promise<Map<string, EditedElement>> {
  const db = await databaseOf(req)
  const rows = await db.select(elementColumns).from(content_elements)
  return new Map(rows.map((row) => [placeOf(row), elementOf(row)]))
}

function kindOf(element: FileElement, stored: EditedElement | undefined): ImportKind {
  const isKnown = specOf(element.page_path, element.element_selector) !== undefined
  if (!stored) return isKnown ? 'added' : 'unknown'
  if (shownValue(stored) === element.current_value) return 'same'
  return stored.draft === null ? 'changed' : 'conflicting'
}

async function newestChange(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db.select({ newest: max(content_revisions.number) }).from(content_revisions)
  return row?.newest ?? 0
}

/** What a file would change; nothing is changed. */
export async function planImport(req: PayloadRequest, file: string): Promise<ImportPlan> {
  const elements = elementsIn(file)
  const stored = await storedElements(req)
  const lines = elements.map((element): ImportLine => {
    const found = stored.get(keyOf(element))
    return {
      kind: kindOf(element, found),
      page: element.page_path,
      selector: element.element_selector,
      label: found?.label ?? element.element_label,
      before: found ? shownValue(found) : '',
      after: element.current_value,
    }
  })
  return { lines, newest: await newestChange(req) }
}

/** Adds what is not there, with its default live: what the file says of it is a draft too. */
async function addMissing(req: PayloadRequest, missing: readonly FileElement[]): Promise<void> {
  const db = await databaseOf(req)
  for (const element of missing) {
    await db.insert(content_elements).values({
      page: element.page_path,
      selector: element.element_selector,
      elementType: element.element_type,
      elementLabel: element.element_label,
      currentValue: element.default_value,
      defaultValue: element.default_value,
      category: element.category,
      sortOrder: element.sort_order,
      isActive: element.is_active,
      metadata: element.metadata,
    })
  }
}

const CHANGED =
  'Texts changed since you looked at the preview. Nothing was imported. Check it again.'

/**
 * Makes what a file says the drafts of its elements, as one change. What the site has no place for
 * stays out unless `withUnknown` says otherwise.
 *
 * @param newest the newest change that the preview knew of
 */
export function importContent(
  outer: PayloadRequest,
  file: string,
  newest: number,
  withUnknown = false,
): Promise<string> {
  const elements = elementsIn(file)
  return inTransactionOf(outer, async (req) => {
    await lockContent(req)
    if ((await newestChange(req)) !== newest) throw new AppError('texts_changed', CHANGED, 409)
    const before = await storedElements(req)
    const missing = elements.filter(
      (element) =>
        !before.has(keyOf(element)) && (withUnknown || kindOf(element, undefined) === 'added'),
    )
    await addMissing(req, missing)
    const stored = missing.length > 0 ? await storedElements(req) : before
    const values = new Map(
      elements.flatMap((element) => {
        const found = stored.get(keyOf(element))
        return found ? [[found.id, element.current_value] as const] : []
      }),
    )
    const touched = [...stored.values()].filter(({ id }) => values.has(id))
    await changeElements(req, {
      kind: 'import',
      summary: `Imported ${plural(touched.length, 'element')}`,
      elements: touched,
      next: (state) => drafted(state, values.get(state.id) ?? shownValue(state)),
    })
    return 'Content imported successfully'
  })
}
