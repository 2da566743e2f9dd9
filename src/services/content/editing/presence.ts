import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { content_editors } from '@/src/lib/content/tables'
import { databaseOf } from '@/src/lib/database'
import { ago, now } from '@/src/lib/sql-parts'

import { newestChange } from './history'

/** Who was not heard of for so long has left: their browser says every few seconds that it is there. */
const THERE_FOR = '12 seconds'
/** So long after the last key an element stays theirs. */
const HELD_FOR = '60 seconds'

export type Presence = {
  readonly page: string
  /** What they are editing. */
  readonly element: string | null
  /** Whether they typed since they last said that they are there. */
  readonly isTyping: boolean
}

export type Colleague = {
  readonly name: string
  readonly page: string
  /** What they are typing in; null once they have been idle for a minute. */
  readonly element: string | null
}

export type EditorNews = {
  readonly colleagues: readonly Colleague[]
  /** Others’ work shows once it is another. */
  readonly newest: string
}

async function noteEditor(req: PayloadRequest, { page, element, isTyping }: Presence) {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  const { element: held, typedAt } = content_editors
  const isSame = sql`${held} is not distinct from ${element}::uuid`
  await db
    .insert(content_editors)
    .values({ person, page, element, at: now, typedAt: element ? now : null })
    .onConflictDoUpdate({
      target: content_editors.person,
      set: {
        page,
        element,
        at: now,
        typedAt: isTyping ? now : sql`case when ${isSame} then ${typedAt} else now() end`,
      },
    })
}

/** Notes where the person who asks is, and tells who else is in the editor. */
export async function editorNews(req: PayloadRequest, presence: Presence): Promise<EditorNews> {
  await noteEditor(req, presence)
  const db = await databaseOf(req)
  const { person, page, element, at, typedAt } = content_editors
  const rows = await db
    .select({
      first: users.firstName,
      email: users.email,
      page,
      element: sql<string | null>`case when ${typedAt} > ${ago(HELD_FOR)} then ${element} end`,
    })
    .from(content_editors)
    .innerJoin(users, eq(users.id, person))
    .where(and(gt(at, ago(THERE_FOR)), ne(person, sql`${req.user?.id ?? null}::uuid`)))
    .orderBy(at)
    .limit(20)
  return {
    colleagues: rows.map(({ first, email, ...where }) => ({ name: first || email, ...where })),
    newest: await newestChange(req),
  }
}

/** They have closed the editor. */
export async function leaveEditor(req: PayloadRequest): Promise<void> {
  const person = req.user?.id
  if (!person) return
  const db = await databaseOf(req)
  await db.delete(content_editors).where(eq(content_editors.person, person))
}
