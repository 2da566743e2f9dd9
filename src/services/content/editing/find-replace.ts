import { and, asc, eq, gt, inArray, like } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { RE2JS, RE2JSException } from 're2js'
import type { z } from 'zod'
import { content_elements } from '@/src/database-schema'
import { drafted, shownValue } from '@/src/domain/content/editing/element-state'
import { tidyValue } from '@/src/domain/content/editing/element-value'
import {
  type FindInput,
  type Found,
  isInsideWord,
  REPLACED_MAX,
  type replaceInput,
  searchedTypes,
  withReplaced,
} from '@/src/domain/content/editing/find-replace'
import type { ElementType } from '@/src/domain/content/element-kinds'
import { searchFold } from '@/src/domain/vocabulary/text/search-fold'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { containing } from '@/src/lib/sql-parts'
import { whyNot } from './check-target'
import { elementColumns, type FullElement, fullElement, readElements } from './elements'
import { changeElements, lockContent } from './write-change-set'

type Search = (text: string) => Generator<Found>

const BAD = 'This pattern is not valid.'

/** A pattern in linear time, whatever it is and whatever it looks at. @throws AppError 422 */
function compiled({ find, isPattern, isCaseSensitive }: FindInput): RE2JS {
  const flags = isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE
  try {
    return RE2JS.compile(isPattern ? find : RE2JS.quote(find), flags)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    throw new AppError('invalid_input', BAD, 422, { find: `${BAD} ${error.message}`.slice(0, 200) })
  }
}

const GROUP = /\$(\$|&|\d{1,2})/g

/** Finds what is asked for in one text after another. */
function searchFor(input: FindInput): Search {
  const pattern = compiled(input)
  const groups = pattern.groupCount()
  return function* search(text) {
    const matcher = pattern.matcher(text)
    while (matcher.find()) {
      const place = { from: matcher.start(), to: matcher.end() }
      if (place.from === place.to) continue // nothing was found there
      if (input.isWholeWord && isInsideWord(text, place)) continue
      const becomes = input.isPattern
        ? input.replace.replaceAll(GROUP, (whole, name: string) => {
            if (name === '$') return '$'
            const number = name === '&' ? 0 : Number(name)
            return number > groups ? whole : (matcher.group(number) ?? '')
          })
        : input.replace
      yield { ...place, becomes }
    }
  }
}

export type Replacement = {
  readonly id: string
  readonly page: string
  readonly label: string
  readonly revision: number
  readonly before: string
  readonly after: string
  /** Why it cannot be changed so; null where it can. */
  readonly problem: string | null
}

/** How many elements are looked at before others get a turn. */
const AT_ONCE = 500
/** A search ends after this long: a pattern over all texts must not keep anyone waiting. */
const PATIENCE_MS = 900

const TOO_LONG = 'Too long: a text holds at most 10,000 characters.'

type Changed = Omit<Replacement, 'problem'> &
  Pick<FullElement, 'rules'> & { readonly isTooLong: boolean }

/** What an element becomes; null where nothing is found in it. */
function replacementIn(element: FullElement, search: Search): Changed | null {
  const { id, page, label, revision, rules } = element
  const before = shownValue(element)
  const replaced = withReplaced(before, search(before))
  if (replaced === before) return null
  const after = replaced === null ? before : tidyValue(replaced, rules.hasLines)
  return { id, page, label, revision, before, after, rules, isTooLong: replaced === null }
}

const problemOf = async (req: PayloadRequest, { rules, after, isTooLong }: Changed) =>
  isTooLong ? TOO_LONG : whyNot(req, rules, after)

/** What narrows the search before a text is looked at; the index knows three letters and more. */
function candidates({ find, isPattern, category, type }: FindInput) {
  const { category: part, elementType, searchText } = content_elements
  return [
    category === null ? undefined : eq(part, category),
    inArray(elementType, searchedTypes(type)),
    isPattern || find.length < 3 ? undefined : like(searchText, containing(searchFold(find))),
  ]
}

/**
 * What would be replaced, element by element; nothing is changed.
 *
 * @throws AppError 422 for a pattern that is none, or takes too long
 */
export async function findReplacements(
  req: PayloadRequest,
  input: FindInput,
): Promise<{ readonly found: readonly Replacement[]; readonly isMore: boolean }> {
  const search = searchFor(input)
  const db = await databaseOf(req)
  const { id } = content_elements
  const changed: Changed[] = []
  const until = performance.now() + PATIENCE_MS
  let last: string | null = null
  while (changed.length <= REPLACED_MAX) {
    const rows: FullElement[] = (
      await db
        .select(elementColumns)
        .from(content_elements)
        .where(and(...candidates(input), last === null ? undefined : gt(id, last)))
        .orderBy(asc(id))
        .limit(AT_ONCE)
    ).map(fullElement)
    for (const row of rows) {
      const one = replacementIn(row, search)
      if (one) changed.push(one)
      if (performance.now() > until) throw slow()
    }
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) break
  }
  const found: Replacement[] = []
  for (const one of changed.slice(0, REPLACED_MAX)) {
    const { rules: _rules, isTooLong: _isTooLong, ...shown } = one
    found.push({ ...shown, problem: await problemOf(req, one) })
  }
  return { found, isMore: changed.length > REPLACED_MAX }
}

const slow = () =>
  wrongField(
    'find',
    'This search takes too long. Make it simpler, or choose a category.',
    'slow_search',
  )

const CHANGED =
  'Some of these texts changed since you looked. Nothing was replaced. Look at them again.'

/** Replaces in the chosen elements, all or none, as one change. Answers how many there were. */
export function replaceIn(
  outer: PayloadRequest,
  { chosen, ...input }: z.infer<typeof replaceInput>,
): Promise<number> {
  const search = searchFor(input)
  return inTransactionOf(outer, async (req) => {
    await lockContent(req)
    const seen = new Map(chosen.map(({ id, revision }) => [id, revision]))
    const elements = await readElements(req, [...seen.keys()])
    const isSame = elements.every(({ id, revision }) => revision === seen.get(id))
    if (!isSame || elements.length < seen.size) throw new AppError('texts_changed', CHANGED, 409)
    const becomes = new Map<string, string>()
    const types: readonly ElementType[] = searchedTypes(input.type)
    for (const element of elements.filter(({ type }) => types.includes(type))) {
      const one = replacementIn(element, search)
      if (!one) continue
      const problem = await problemOf(req, one)
      if (problem) throw new AppError('invalid_input', `${one.label}: ${problem}`, 422)
      becomes.set(one.id, one.after)
    }
    const set = await changeElements(req, {
      kind: 'replace',
      summary: `Replaced “${input.find.slice(0, 60)}” with “${input.replace.slice(0, 60)}”`,
      elements,
      next: (state) => drafted(state, becomes.get(state.id) ?? shownValue(state)),
    })
    if (!set) throw new AppError('nothing_found', 'No matching elements found', 404)
    return set.entries.length
  })
}
