import { and, asc, eq } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { can } from '@/src/access/actions'
import { users } from '@/src/database-schema'
import { plural } from '@/src/domain/vocabulary/plural'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf, inTransactionOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { content_schedules } from '@/src/lib/own-tables'
import { enqueue } from '@/src/lib/queues'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { audit } from '@/src/services/platform/record-audit'
import { requestAs } from '@/src/services/platform/request-as'

import { type Chosen, publishUnchanged } from './publish'

const chosenDrafts = z.array(z.object({ id: z.guid(), revision: z.number().int().positive() }))

/** Publishes the chosen drafts at a moment, as they are now. */
export const schedulePublish = transactional(
  async (req, chosen: readonly Chosen[], at: Date): Promise<{ readonly id: string }> => {
    const author = req.user?.id
    if (!author) throw new AppError('signed_out', 'Please sign in first.', 401)
    const db = await databaseOf(req)
    const [row] = await db
      .insert(content_schedules)
      .values({ author, publishAt: at.toISOString(), elements: chosen })
      .returning({ id: content_schedules.id })
    if (!row) throw new Error('A schedule was not written down')
    await enqueue(req, 'publish-content', { schedule: row.id }, { startAfter: at })
    await audit(req, 'publishing', 'schedule', ['contentElements', `schedule ${row.id}`], {
      after: { at: at.toISOString(), elements: chosen.length },
    })
    return row
  },
)

/** @throws AppError 404 `no_schedule` once it is over */
export const cancelSchedule = transactional(async (req, id: string): Promise<void> => {
  const db = await databaseOf(req)
  const canceled = await db
    .update(content_schedules)
    .set({ state: 'canceled' })
    .where(and(eq(content_schedules.id, id), eq(content_schedules.state, 'waiting')))
    .returning({ id: content_schedules.id })
  if (canceled.length === 0) {
    throw new AppError('no_schedule', 'This schedule is over already.', 404)
  }
  await audit(req, 'publishing', 'unschedule', ['contentElements', `schedule ${id}`])
})

export type Schedule = {
  readonly id: string
  readonly at: string
  readonly author: string
  readonly elements: number
}

/** What goes live later, the next first. */
export async function waitingSchedules(req: PayloadRequest): Promise<Schedule[]> {
  const db = await databaseOf(req)
  const { author, elements, publishAt, state } = content_schedules
  const rows = await db
    .select({
      id: content_schedules.id,
      publishAt,
      elements,
      first: users.firstName,
      email: users.email,
    })
    .from(content_schedules)
    .leftJoin(users, eq(users.id, author))
    .where(eq(state, 'waiting'))
    .orderBy(asc(publishAt))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.publishAt).toISOString(),
    author: row.first || row.email || 'A deleted account',
    elements: chosenDrafts.parse(row.elements).length,
  }))
}

const outcomeOf = ({ count, left }: { count: number; left: number }): string =>
  left === 0
    ? `Published ${plural(count, 'element')}.`
    : `Published ${plural(count, 'element')}. ${plural(left, 'draft')} changed since and stayed a draft.`

const REFUSED = 'Not published: the person who scheduled it may not publish anymore.'

const PLACE = {
  entity: 'contentElements',
  id: 'schedules',
  href: collectionHref('contentElements'),
  label: 'Open All texts',
}

/**
 * Publishes what was scheduled, in the name of the person who did, if they still may. Once only: a second
 * run finds it done.
 */
export async function runSchedule(payload: Payload, id: string): Promise<void> {
  const db = await databaseOf({ payload })
  const [found] = await db.select().from(content_schedules).where(eq(content_schedules.id, id))
  if (found?.state !== 'waiting') return
  const person = found.author
    ? await requestAs(payload, found.author)
    : await createLocalReq({}, payload)
  await inTransactionOf(person, async (req) => {
    const inside = await databaseOf(req)
    const [row] = await inside
      .select({ state: content_schedules.state })
      .from(content_schedules)
      .where(eq(content_schedules.id, id))
      .for('update')
    if (row?.state !== 'waiting') return
    const isAllowed = found.author !== null && (await can(req, 'publishContent'))
    const outcome = isAllowed
      ? outcomeOf(await publishUnchanged(req, chosenDrafts.parse(found.elements)))
      : REFUSED
    if (!isAllowed) {
      const count = chosenDrafts.parse(found.elements).length
      await raiseToStaff(req, {
        key: `schedule-refused:${id}`,
        subject: `A scheduled publication of ${plural(count, 'element')} was not published: the person who scheduled it may not publish anymore. The drafts are still there.`,
        area: 'publishing',
        place: PLACE,
      })
    }
    await inside
      .update(content_schedules)
      .set({ state: isAllowed ? 'done' : 'refused', outcome })
      .where(eq(content_schedules.id, id))
  })
}
