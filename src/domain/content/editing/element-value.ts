import { colorOf, imageValueOf, linkProblem } from '@/src/domain/content/editing/element-values'
import type { ContentSpec, ElementType } from '../element-kinds'
import { PROMISE_NAMES } from '../promises'

export const VALUE_MAX = 10_000

/** How many characters the layout holds, by what an element is. */
const MAX: Readonly<Record<ElementType, number>> = {
  heading: 90,
  text: 400,
  button: 40,
  link: 500,
  image: 500,
  color: 7,
  meta_title: 200,
  meta_description: 500,
  other: 400,
}

export type ValueRules = {
  readonly type: ElementType
  readonly max: number
  readonly hasLines: boolean
  /** It may be empty, as its default is. */
  readonly isOptional: boolean
  /** What it may name in braces; null where that is unknown. */
  readonly names: readonly string[] | null
}

const NAMED = /\{([^{}]*)\}/g
/** What a text names in braces, such as `state` in `Form an LLC in {state}`. */
const namesIn = (value: string): string[] => [...value.matchAll(NAMED)].map(([, name = '']) => name)

/** The rules for an element of the site, or for one that the code no longer has. */
export const rulesOf = (
  type: ElementType,
  spec: Pick<ContentSpec, 'default'> | undefined,
): ValueRules => ({
  type,
  max: spec ? MAX[type] : VALUE_MAX,
  hasLines: spec === undefined,
  isOptional: spec ? spec.default === '' : true,
  names: spec ? [...PROMISE_NAMES, ...namesIn(spec.default)] : null,
})

/** What no one types and no page should show: controls, and marks that draw nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{2028}\u{2029}]/gu
/** Of those, what some scripts and emoji are written with. */
const JOINERS: ReadonlySet<string> = new Set(['\u200C', '\u200D'])

/**
 * A value as it is kept: composed, without what cannot be seen, and without space at its ends.
 * Markup stays what it is, text.
 */
export function tidyValue(value: string, hasLines: boolean): string {
  const lines = value.normalize('NFC').split(/\r\n|[\r\n\u2028\u2029]/)
  const tidied = lines.map((line) =>
    line
      .replaceAll('\t', ' ')
      .replaceAll(INVISIBLE, (mark) => (JOINERS.has(mark) ? mark : ''))
      .trimEnd(),
  )
  return tidied.join(hasLines ? '\n' : ' ').trim()
}

/** What a value has to be, where it is more than a text. */
const FORMS: Partial<Record<ElementType, (value: string) => string | null>> = {
  color: (value) => (colorOf(value) ? null : 'Enter a color such as #3B82F6.'),
  image: (value) => (imageValueOf(value) ? null : 'Choose a picture from the media.'),
  link: linkProblem,
}

/** What is wrong with a tidied value, in words for the person who typed it; null where nothing is. */
export function valueProblem(value: string, rules: ValueRules): string | null {
  const { type, max, hasLines, isOptional, names } = rules
  if (value === '') return isOptional ? null : 'Type something, or revert to the default.'
  if (value.length > VALUE_MAX) return `At most ${VALUE_MAX.toLocaleString('en-US')} characters.`
  if (value.length > max) {
    return `This place holds ${max} characters. You have ${value.length}.`
  }
  if (!hasLines && value.includes('\n')) return 'This text is a single line.'
  const unknown = names && namesIn(value).find((name) => !names.includes(name))
  if (typeof unknown === 'string') return `The site does not know what {${unknown}} stands for.`
  return FORMS[type]?.(value) ?? null
}
