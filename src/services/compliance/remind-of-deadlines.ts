import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { compliance_tasks, users } from '@/src/database-schema'
import { dueLabel } from '@/src/domain/compliance/due-label'
import { handlingStep } from '@/src/domain/compliance/my-task'
import { isReminderDue } from '@/src/domain/compliance/planned-task'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { complianceReminderMail } from '@/src/email/templates/compliance/compliance-reminder'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { env } from '@/src/lib/env'
import { countRows, rowById } from '@/src/lib/find-one'
import type { ComplianceTask, User } from '@/src/payload-types'
import { planning } from '@/src/services/compliance/plan-compliance'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { businessZone } from '@/src/services/platform/business-zone'

/** From how many days before its date on a task is looked at. */
const EARLIEST_DAYS = 30

const options = (req: PayloadRequest) => ({ overrideAccess: true, req }) as const // the worker has no user

/** The office’s day, and the zone that says so. */
type Today = { readonly day: string; readonly zone: string }

const { dueDate, isCompleted, remindedAt, user, id } = compliance_tasks

/** The open tasks whose turn may have come: near, and not reminded of since they were due. */
const mayBeDue = (now: Date) =>
  and(
    not(isCompleted),
    lt(dueDate, new Date(now.getTime() + (EARLIEST_DAYS + 1) * 86_400_000).toISOString()),
    or(isNull(remindedAt), lt(remindedAt, sql`${dueDate} + interval '2 days'`)),
  )

/** Anyone who has such a task, and still wants to be told. */
async function people(payload: Payload, now: Date): Promise<string[]> {
  const db = await databaseOf({ payload })
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(compliance_tasks, eq(user, users.id))
    .where(
      and(
        isNull(users.erasedAt),
        sql`coalesce(${users.notificationPreferences_complianceReminders}, true)`,
        mayBeDue(now),
      ),
    )
  return rows.map((row) => row.id)
}

const isOurs = ({ handledBy }: ComplianceTask) =>
  typeof handledBy === 'object' && handledBy !== null && handlingStep(handledBy) === 'under_way'

async function dueTasks(req: PayloadRequest, owner: string, now: Date, today: Today) {
  const db = await databaseOf(req)
  const near = await db
    .select({ id })
    .from(compliance_tasks)
    .where(and(eq(user, owner), mayBeDue(now)))
  if (near.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    where: { id: { in: near.map((row) => row.id) } },
    populate: { orders: { legalName: true, kind: true, status: true, paymentStatus: true } },
    sort: 'dueDate',
    depth: 1,
    limit: near.length,
    pagination: false,
    ...options(req),
  })
  const remindedOn = (task: ComplianceTask) =>
    task.remindedAt ? isoDayIn(new Date(task.remindedAt), today.zone) : null
  return docs.filter(
    (task) => !isOurs(task) && isReminderDue(storedDay(task.dueDate), today.day, remindedOn(task)),
  )
}

async function wasWrittenTo(req: PayloadRequest, dedupeKey: string): Promise<boolean> {
  const where = { dedupeKey: { equals: dedupeKey } }
  return (await countRows(req, 'emails', { where, ...options(req) })) > 0
}

function said(user: User, tasks: ComplianceTask[], today: Today) {
  return {
    firstName: user.firstName,
    tasks: tasks.map(({ title, dueDate, isCompleted, order }) => {
      const { state, label } = dueLabel(
        { dueDate: new Date(dueDate), isCompleted },
        new Date(today.day),
      )
      const company = (typeof order === 'object' && order?.legalName) || null
      return {
        title,
        company,
        label,
        day: longCalendarDay(dueDate),
        isOverdue: state === 'overdue',
      }
    }),
    link: new URL('/dashboard/addons', env.SITE_URL).href,
    settingsLink: new URL('/dashboard/settings', env.SITE_URL).href,
  }
}

/** One mail with all that someone is to be reminded of today, and never a second on that day. */
async function remind(payload: Payload, userId: string, now: Date, zone: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockInTransaction(req, `deadlines:${userId}`)
    const today = { day: isoDayIn(now, zone), zone }
    const dedupeKey = `compliance-reminder:${userId}:${today.day}`
    const tasks = await dueTasks(req, userId, now, today)
    if (tasks.length === 0 || (await wasWrittenTo(req, dedupeKey))) return false
    const user = await rowById(req, 'users', userId, options(req))
    const to = { email: user.email, key: dedupeKey, user: userId }
    await enqueueEmail(req, 'compliance-reminder', to, (brand) =>
      complianceReminderMail({ brand, ...said(user, tasks, today) }),
    )
    await req.payload.update({
      collection: 'complianceTasks',
      where: { id: { in: tasks.map(({ id }) => id) } },
      data: { remindedAt: now.toISOString() },
      depth: 0,
      context: planning(),
      ...options(req),
    })
    return true
  })
}

/**
 * Writes to everybody whose deadlines come up or have passed: 30 and 7 days before, on the day,
 * and once after it. Runs each day; running it twice sends nothing twice.
 */
export async function remindOfDeadlines(payload: Payload, now = new Date()): Promise<number> {
  const failure = 'a customer could not be reminded of deadlines'
  const [due, zone] = await Promise.all([people(payload, now), businessZone({ payload })])
  return eachAlone(due, (user) => remind(payload, user, now, zone), { thing: 'user', failure })
}
