import type { PayloadRequest } from 'payload'
import { content_elements } from '@/src/database-schema'
import type { EditedElement } from '@/src/domain/content/editing/change-set'
import {
  contentFileText,
  type FileElement,
  fileMetadata,
  keyOf,
  readContentFile,
} from '@/src/domain/content/editing/content-file'
import { drafted, shownValue } from '@/src/domain/content/editing/element-state'
import { rulesOf, tidyValue } from '@/src/domain/content/editing/element-value'
import { contentRows, specOf } from '@/src/domain/content/registry'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { addTexts } from '@/src/services/content/editing'
import { audit } from '@/src/services/platform/record-audit'
import { whyNot } from './check-target'
import { elementColumns, type FullElement, fullElement } from './elements'
import { newestChange } from './history'
import { changeElements, lockContent } from './write-change-set'

const placeOf = ({ page, selector }: Pick<FullElement, 'page' | 'selector'>): string =>
  keyOf({ page_path: page, element_selector: selector })

type Stored = ReadonlyMap<string, FullElement>

async function storedElements(req: PayloadRequest): Promise<Stored> {
  const db = await databaseOf(req)
  const rows = await db.select(elementColumns).from(content_elements)
  return new Map(rows.map(fullElement).map((element) => [placeOf(element), element]))
}

const INVALID = 'invalid_file'

/**
 * What a file holds, as it would be kept.
 *
 * @throws AppError 422 `invalid_file` with the number of the element and its field
 */
async function elementsIn(
  req: PayloadRequest,
  file: string,
  stored: Stored,
): Promise<readonly FileElement[]> {
  const read = readContentFile(file)
  if (!read.ok) throw new AppError(INVALID, read.problem, 422)
  const elements: FileElement[] = []
  for (const [index, element] of read.elements.entries()) {
    elements.push(await checked(req, element, index, stored))
  }
  return elements
}

/**
 * A value that the editor would not take is not taken from a file either. What decides which values an
 * element takes is said by the site, never by the file.
 */
async function checked(
  req: PayloadRequest,
  element: FileElement,
  index: number,
  stored: Stored,
): Promise<FileElement> {
  const spec = specOf(element.page_path, element.element_selector)
  const known = stored.get(keyOf(element))
  const rules = known?.rules ?? rulesOf(spec?.type ?? element.element_type, spec)
  const value = tidyValue(element.current_value, rules.hasLines)
  const isSame = known !== undefined && value === shownValue(known)
  const problem = isSame ? null : await whyNot(req, rules, value)
  if (!problem) return { ...element, current_value: value }
  const where = `element ${index + 1}, current_value`
  throw new AppError(INVALID, `Invalid import file format: ${where}: ${problem}`, 422)
}

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
type ImportKind = 'added' | 'changed' | 'same' | 'unknown' | 'conflicting'

type ImportLine = {
  readonly kind: ImportKind
  readonly page: string
  readonly selector: string
  readonly label: string
  readonly before: string
  readonly after: string
}

type ImportPlan = {
  readonly lines: readonly ImportLine[]
  /** The newest change and undo that the plan knows of. */
  readonly newest: string
}

function kindOf(element: FileElement, stored: EditedElement | undefined): ImportKind {
  const isKnown = specOf(element.page_path, element.element_selector) !== undefined
  if (!stored) return isKnown ? 'added' : 'unknown'
  if (shownValue(stored) === element.current_value) return 'same'
  return stored.draft === null ? 'changed' : 'conflicting'
}

/** What a file would change; nothing is changed. */
export async function planImport(req: PayloadRequest, file: string): Promise<ImportPlan> {
  const stored = await storedElements(req)
  const elements = await elementsIn(req, file, stored)
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

/** So many of what was added are named in the audit log. */
const LOGGED = 200

/** Adds what only the code has, with its default live, as a start of the site would. */
async function addMissing(req: PayloadRequest, missing: readonly FileElement[]): Promise<void> {
  const wanted = new Set(missing.map(keyOf))
  const rows = contentRows().filter((row) => wanted.has(placeOf(row)))
  if ((await addTexts(await databaseOf(req), rows)) === 0) return
  const added = rows.slice(0, LOGGED).map((row) => [`${row.page} ${row.selector}`, row.default])
  await audit(req, 'content', 'import', ['contentElements', 'import'], {
    after: { ...Object.fromEntries(added), elements: rows.length },
  })
}

const CHANGED =
  'Texts changed since you looked at the preview. Nothing was imported. Check it again.'

/** What was done; what the site has no place for is said to be left out. */
const report = (left: number): string =>
  left === 0
    ? 'Content imported successfully'
    : `Content imported successfully. Left out, with no place on the site: ${plural(left, 'element')}.`

/**
 * Makes what a file says the drafts of its elements, as one change. What the site has no place for
 * stays out.
 *
 * @param newest what the preview knew of
 */
export const importContent = transactional(
  async (req, file: string, newest: string): Promise<string> => {
    await lockContent(req)
    if ((await newestChange(req)) !== newest) throw new AppError('texts_changed', CHANGED, 409)
    const before = await storedElements(req)
    const elements = await elementsIn(req, file, before)
    const missing = elements.filter((element) => !before.has(keyOf(element)))
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
    return report(elements.length - values.size)
  },
)
