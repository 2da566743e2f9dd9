import type { PayloadRequest } from 'payload'

import { content_elements } from '@/src/database-schema'
import { type FileElement, keyOf, readContentFile } from '@/src/domain/content/editing/content-file'
import { shownValue } from '@/src/domain/content/editing/element-state'
import { rulesOf, tidyValue } from '@/src/domain/content/editing/element-value'
import { specOf } from '@/src/domain/content/registry'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

import { whyNot } from './check-target'
import { elementColumns, type FullElement, fullElement } from './elements'

export const placeOf = ({ page, selector }: Pick<FullElement, 'page' | 'selector'>): string =>
  keyOf({ page_path: page, element_selector: selector })

/** The elements that are there, by their place. */
export type Stored = ReadonlyMap<string, FullElement>

export async function storedElements(req: PayloadRequest): Promise<Stored> {
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
export async function elementsIn(
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
