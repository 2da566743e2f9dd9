import { eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { content_revisions } from '@/src/database-schema'
import {
  type ChangeEntry,
  type Direction,
  isLiveChange,
  type Obstacle,
  type Walk,
  walk,
  withStayed,
} from '@/src/domain/content/editing/change-set'
import { drafted, shownValue } from '@/src/domain/content/editing/element-state'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf, inTransactionOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

import { whyGone } from './check-target'
import { type FullElement, readElements } from './elements'
import { type FullSet, readSet } from './history'
import { showToVisitors } from './publish'
import { auditContent, changeElements, lockContent, putStates } from './write-change-set'

/** What stands in the way, as the one who asked is told. */
export type NamedObstacle = {
  readonly label: string
  readonly page: string
  /** The newer change, such as `#12 by Maria: Edited “Headline”`; null where there is none. */
  readonly newer: string | null
  /** What is wrong with the value that would be back; null for an element that is gone. */
  readonly problem: string | null
}

function reasonOf({ newer, problem }: Partial<NamedObstacle> = {}): string {
  if (newer) return `has a newer change (${newer})`
  return problem ? `can’t be put back (${problem.replace(/\.$/, '')})` : 'does not exist anymore'
}

/** Newer work would be overwritten, or what is gone be shown again. Nothing was changed. */
export class NewerWork extends AppError {
  constructor(
    readonly obstacles: readonly NamedObstacle[],
    /** How many elements have none in the way. */
    readonly rest: number,
  ) {
    const [first] = obstacles
    const more = obstacles.length > 1 ? ` and ${plural(obstacles.length - 1, 'more element')}` : ''
    super('newer_work', `“${first?.label}”${more} ${reasonOf(first)}. Nothing was changed.`, 409)
  }
}

async function nameOf(
  req: PayloadRequest,
  { entry, newer, problem }: Obstacle,
): Promise<NamedObstacle> {
  const { label, page } = entry
  const named = { label, page, problem: problem ?? null }
  if (newer === null) return { ...named, newer }
  if (newer === 0) return { ...named, newer: 'undone meanwhile' }
  const { author, summary } = await readSet(req, newer)
  return { ...named, newer: `#${newer}${author ? ` by ${author}` : ''}: ${summary}` }
}

/** So many of what stands in the way are named. */
const NAMED = 5

async function refuse(req: PayloadRequest, obstacles: readonly Obstacle[], rest: number) {
  const first: NamedObstacle[] = []
  for (const one of obstacles.slice(0, NAMED)) first.push(await nameOf(req, one))
  const others = obstacles
    .slice(NAMED)
    .map(({ entry: { label, page } }) => ({ label, page, newer: '', problem: null }))
  throw new NewerWork([...first, ...others], rest)
}

/** @throws AppError 403 for people who may not change what visitors read */
async function requirePublishing(req: PayloadRequest, entries: readonly ChangeEntry[]) {
  if (!entries.some(isLiveChange) || (await can(req, 'publishContent'))) return
  throw new AppError('forbidden', requiredPermission(ACTIONS.publishContent), 403)
}

const ALREADY = {
  undo: 'This change was undone already.',
  redo: 'This change is in place already.',
} as const

function assertWalkable(direction: Direction, set: FullSet): void {
  const isUndone = set.undoneAt !== null
  if (isUndone === (direction === 'undo')) {
    throw new AppError('walked_already', ALREADY[direction], 409)
  }
}

async function mark(
  req: PayloadRequest,
  set: FullSet,
  obstacles: readonly Obstacle[],
  isUndo: boolean,
) {
  const db = await databaseOf(req)
  await db
    .update(content_revisions)
    .set({
      undoneAt: isUndo ? sql`clock_timestamp()` : null,
      undoneBy: isUndo ? (req.user?.id ?? null) : null,
      changes: withStayed(set.entries, obstacles),
    })
    .where(eq(content_revisions.id, set.id))
}

/** Without the steps to a picture or a page that has gone since: those stand in the way as well. */
async function passable(
  req: PayloadRequest,
  { steps, obstacles }: Walk,
  { entries }: FullSet,
  current: ReadonlyMap<string, FullElement>,
): Promise<Walk> {
  const open: Walk['steps'][number][] = []
  const closed = [...obstacles]
  for (const step of steps) {
    const element = current.get(step.id)
    const present = [element?.live, element?.draft]
    const back = [step.to.live, step.to.draft ?? ''].filter((value) => !present.includes(value))
    const problems = await Promise.all(
      back.map((value) => (element ? whyGone(req, element.rules, value) : null)),
    )
    const problem = problems.find((one) => one !== null)
    const entry = entries.find(({ id }) => id === step.id)
    if (problem && entry) closed.push({ entry, newer: null, problem })
    else open.push(step)
  }
  return { steps: open, obstacles: closed }
}

type Walked = { readonly message: string; readonly isLive: boolean }

async function go(
  req: PayloadRequest,
  direction: Direction,
  number: number,
  theRest: boolean,
): Promise<Walked> {
  await lockContent(req)
  const set = await readSet(req, number)
  assertWalkable(direction, set)
  await requirePublishing(req, set.entries)
  const elements = await readElements(
    req,
    set.entries.map(({ id }) => id),
  )
  const current = new Map(elements.map((one) => [one.id, one]))
  const { steps, obstacles } = await passable(
    req,
    walk(direction, set.entries, current),
    set,
    current,
  )
  const isBlocked = obstacles.length > 0 && !(theRest && direction === 'undo' && steps.length > 0)
  if (isBlocked) await refuse(req, obstacles, steps.length)
  await putStates(req, steps)
  await mark(req, set, obstacles, direction === 'undo')
  const changed = steps.flatMap(({ id, to }) => {
    const before = current.get(id)
    return before ? [{ id, page: before.page, selector: before.selector, before, after: to }] : []
  })
  await auditContent(req, direction, number, changed)
  const isLive = changed.some(isLiveChange)
  if (isLive) await showToVisitors(req)
  return {
    message: `${direction === 'undo' ? 'Undone' : 'Redone'}: ${set.summary}`,
    isLive,
  }
}

async function walkSet(
  outer: PayloadRequest,
  direction: Direction,
  number: number,
  theRest: boolean,
): Promise<string> {
  const { message, isLive } = await inTransactionOf(outer, (req) =>
    go(req, direction, number, theRest),
  )
  if (isLive) await showToVisitors(outer)
  return message
}

/**
 * Takes a change back, no matter who made it.
 *
 * @param theRest whether elements with newer work stay as they are; otherwise @throws NewerWork
 */
export const undoSet = (req: PayloadRequest, number: number, theRest = false): Promise<string> =>
  walkSet(req, 'undo', number, theRest)

/** Makes a change that was undone again. @throws NewerWork */
export const redoSet = (req: PayloadRequest, number: number): Promise<string> =>
  walkSet(req, 'redo', number, false)

/** Makes what the elements of a change said after it their drafts. Says what was done. */
export const restoreSet = transactional(async (req, number: number): Promise<string> => {
  await lockContent(req)
  const set = await readSet(req, number)
  const values = new Map(set.entries.map(({ id, after }) => [id, shownValue(after)]))
  const elements = await readElements(req, [...values.keys()])
  for (const { id, label, rules, live, draft } of elements) {
    const value = values.get(id) ?? ''
    const problem = value === (draft ?? live) ? null : await whyGone(req, rules, value)
    if (problem) throw new AppError('invalid_input', `${label}: ${problem}`, 422)
  }
  const restored = await changeElements(req, {
    kind: 'restore',
    summary: `Restored #${number}: ${set.summary}`,
    elements,
    next: (state) => drafted(state, values.get(state.id) ?? shownValue(state)),
  })
  if (!restored) throw new AppError('nothing_to_restore', 'The texts say this already.', 409)
  return `Restored ${plural(restored.entries.length, 'element')} as drafts.`
})
