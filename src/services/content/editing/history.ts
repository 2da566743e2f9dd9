import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { content_elements, content_revisions, users } from '@/src/database-schema'
import {
  type ChangeEntry,
  type ChangeKind,
  changeEntries,
  nextRedo,
  nextUndo,
} from '@/src/domain/content/editing/change-set'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

export type SetSummary = {
  readonly number: number
  readonly kind: ChangeKind
  readonly summary: string
  /** First name or email; null once the person is gone. */
  readonly author: string | null
  readonly isMine: boolean
  readonly at: string
  readonly undoneAt: string | null
}

export type History = {
  readonly count: number
  readonly undo: number | null
  readonly redo: number | null
  /** How many drafts wait to be published, on all pages. */
  readonly drafts: number
  readonly sets: readonly SetSummary[]
}

const iso = (moment: string) => new Date(moment).toISOString()

const columns = {
  number: content_revisions.number,
  kind: content_revisions.kind,
  summary: content_revisions.summary,
  at: content_revisions.createdAt,
  undoneAt: content_revisions.undoneAt,
  person: content_revisions.author,
  first: users.firstName,
  email: users.email,
}

async function setsWhere(
  req: PayloadRequest,
  where: SQL | undefined,
  limit: number,
): Promise<SetSummary[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select(columns)
    .from(content_revisions)
    .leftJoin(users, eq(users.id, content_revisions.author))
    .where(where)
    .orderBy(desc(content_revisions.number))
    .limit(limit)
  return rows.map(({ number, kind, summary, at, undoneAt, person, first, email }) => ({
    number,
    kind,
    summary,
    author: first || email,
    isMine: person !== null && person === req.user?.id,
    at: iso(at),
    undoneAt: undoneAt && iso(undoneAt),
  }))
}

/** What the newest change is, and the newest undo: it is another as soon as either moves on. */
export async function newestChange(req: PayloadRequest): Promise<string> {
  const db = await databaseOf(req)
  const { number, undoneAt } = content_revisions
  const [newest] = await db
    .select({
      number: sql`max(${number})`,
      undone: sql`max(${undoneAt})`,
      count: sql`count(${undoneAt})`,
    })
    .from(content_revisions)
  return `${newest?.number ?? 0} ${newest?.undone ?? ''} ${newest?.count ?? 0}`
}

/** So many sets the history shows at once. */
const PAGE = 50

/** The newest changes, or those before a number; of one element alone, if it is given. */
export async function readHistory(
  req: PayloadRequest,
  { before, element }: { readonly before?: number; readonly element?: string } = {},
): Promise<History> {
  const db = await databaseOf(req)
  const { number, changes, undoneAt } = content_revisions
  const one =
    element === undefined
      ? undefined
      : sql`${changes} @> ${JSON.stringify([{ id: element }])}::jsonb`
  const older = before === undefined ? undefined : sql`${number} < ${before}`
  const sets = await setsWhere(req, and(older, one), PAGE)
  const [total] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(content_revisions)
    .where(isNull(undoneAt))
  const marks = [...(await setsWhere(req, isNull(undoneAt), 1)), ...(await lastUndone(req))]
  const undoable = marks.map(({ at, ...mark }) => ({ ...mark, madeAt: at }))
  return {
    count: total?.count ?? 0,
    undo: nextUndo(undoable),
    redo: nextRedo([...undoable, ...(await newestOf(req))]),
    drafts: await db.$count(content_elements, isNotNull(content_elements.draftValue)),
    sets,
  }
}

async function lastUndone(req: PayloadRequest): Promise<SetSummary[]> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ number: content_revisions.number })
    .from(content_revisions)
    .where(isNotNull(content_revisions.undoneAt))
    .orderBy(desc(content_revisions.undoneAt), content_revisions.number)
    .limit(1)
  return row ? setsWhere(req, eq(content_revisions.number, row.number), 1) : []
}

async function newestOf(req: PayloadRequest) {
  const [newest] = await setsWhere(req, undefined, 1)
  return newest ? [{ number: newest.number, madeAt: newest.at, undoneAt: null }] : []
}

export type FullSet = SetSummary & { readonly id: string; readonly entries: readonly ChangeEntry[] }

/** One set with all that it changed. @throws AppError 404 `no_change` */
export async function readSet(req: PayloadRequest, number: number): Promise<FullSet> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ id: content_revisions.id, changes: content_revisions.changes })
    .from(content_revisions)
    .where(eq(content_revisions.number, number))
  const [summary] = await setsWhere(req, eq(content_revisions.number, number), 1)
  if (!row || !summary) throw new AppError('no_change', 'This change does not exist.', 404)
  return { ...summary, id: row.id, entries: changeEntries.parse(row.changes) }
}
