import { z } from 'zod'

import { ELEMENT_CATEGORIES, ELEMENT_TYPES } from '../element-kinds'
import { VALUE_MAX } from './element-value'

/** The largest file that is read, in bytes. */
export const CONTENT_FILE_BYTES = 5 * 1024 * 1024

/** What an element knows besides, as the database has it. */
export const fileMetadata = z.json().nullable()

/** One element in a file, under the names of the specification. */
const fileElement = z.strictObject({
  page_path: z.string().min(1).max(200),
  element_type: z.enum(ELEMENT_TYPES),
  element_selector: z.string().min(1).max(200),
  element_label: z.string().min(1).max(200),
  current_value: z.string().max(VALUE_MAX),
  default_value: z.string().max(VALUE_MAX),
  is_active: z.boolean(),
  category: z.enum(ELEMENT_CATEGORIES),
  sort_order: z.number().int().nonnegative().max(1_000_000),
  metadata: fileMetadata,
})
export type FileElement = z.infer<typeof fileElement>

const VERSION = '1.0'

const contentFile = z.strictObject({
  elements: z.array(fileElement).max(20_000),
  exported_at: z.iso.datetime(),
  version: z.literal(VERSION),
})

/** How an element is told from all others. */
export const keyOf = ({
  page_path,
  element_selector,
}: Pick<FileElement, 'page_path' | 'element_selector'>): string =>
  JSON.stringify([page_path, element_selector])

/** A file: the same elements give the same bytes, whatever order they came in. */
export function contentFileText(elements: readonly FileElement[], exportedAt: string): string {
  const sorted = elements.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const file = { elements: sorted, exported_at: exportedAt, version: VERSION }
  return `${JSON.stringify(file, null, 2)}\n`
}

const INVALID = 'Invalid import file format'

type Read =
  | { readonly ok: true; readonly elements: readonly FileElement[] }
  | { readonly ok: false; readonly problem: string }

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
}

/** What is wrong, as someone can mend it. */
function wordsOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'it is missing'
        : `it must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `it must be one of: ${issue.values.join(', ')}`
    case 'too_big':
      return `it must be at most ${issue.maximum.toLocaleString('en-US')}${issue.origin === 'string' ? ' characters' : ''}`
    case 'too_small':
      return issue.origin === 'string' ? 'it is empty' : `it must be at least ${issue.minimum}`
    case 'unrecognized_keys':
      return `there is a field that we do not know: ${issue.keys.join(', ').slice(0, 60)}`
    default:
      return 'it cannot be used'
  }
}

/** Where a file is wrong: `Element 3, current_value: …`. */
function placeOf(issue: z.core.$ZodIssue): string {
  const [list, index, field] = issue.path
  if (list === undefined) {
    return issue.code === 'unrecognized_keys'
      ? wordsOf(issue)
      : 'this is not a file that Export made'
  }
  if (list === 'elements' && index === undefined) return 'there is no list of elements'
  if (list !== 'elements' || typeof index !== 'number') return `${String(list)}: ${wordsOf(issue)}`
  const place = `element ${index + 1}${field === undefined ? '' : `, ${String(field)}`}`
  return `${place}: ${wordsOf(issue)}`
}

/** What a file holds, or what is wrong with it, with the number of the element and its field. */
export function readContentFile(text: string): Read {
  const refuse = (problem: string): Read => ({ ok: false, problem: `${INVALID}: ${problem}` })
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return { ok: false, problem: INVALID }
  }
  const parsed = contentFile.safeParse(file, { reportInput: true })
  if (!parsed.success) {
    const [first] = parsed.error.issues
    return first ? refuse(placeOf(first)) : { ok: false, problem: INVALID }
  }
  const seen = new Map<string, number>()
  for (const [index, element] of parsed.data.elements.entries()) {
    const earlier = seen.get(keyOf(element))
    if (earlier !== undefined) return refuse(`element ${index + 1} is element ${earlier} again`)
    seen.set(keyOf(element), index + 1)
  }
  return { ok: true, elements: parsed.data.elements }
}
