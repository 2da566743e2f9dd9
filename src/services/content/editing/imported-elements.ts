import type { PayloadRequest } from 'payload'

import { content_elements } from '@/src/database-schema'
import { type FileElement, keyOf, readContentFile } from '@/src/domain/content/editing/content-file'
import {
  rulesOf,
  tidyValue,
  type ValueRules,
  valueProblem,
} from '@/src/domain/content/editing/element-value'
import { specOf } from '@/src/domain/content/registry'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

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
export function elementsIn(file: string, stored: Stored): readonly FileElement[] {
  const read = readContentFile(file)
  if (!read.ok) throw new AppError(INVALID, read.problem, 422)
  return read.elements.map((element, index) => checked(element, index, stored))
}

/** What decides which values an element takes is said by the site, never by the file. */
function rulesFor(element: FileElement, stored: Stored): ValueRules {
  const spec = specOf(element.page_path, element.element_selector)
  return stored.get(keyOf(element))?.rules ?? rulesOf(spec?.type ?? element.element_type, spec)
}

/** A value that the editor would not take is not taken from a file either. */
function checked(element: FileElement, index: number, stored: Stored): FileElement {
  const rules = rulesFor(element, stored)
  const value = tidyValue(element.current_value, rules.hasLines)
  const problem = valueProblem(value, rules)
  if (!problem) return { ...element, current_value: value }
  const where = `element ${index + 1}, current_value`
  throw new AppError(INVALID, `Invalid import file format: ${where}: ${problem}`, 422)
}
