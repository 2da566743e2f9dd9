import { and, count, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import { compliance_tasks, users } from '@/src/database-schema'
import { type Month, monthText } from '@/src/domain/compliance/year-of-deadlines'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { shiftMonth } from '@/src/domain/vocabulary/time/calendar-date'
import { databaseOf, query } from '@/src/lib/database'
import { fields } from '@/src/lib/find-one'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { recordsById } from '@/src/queries/platform/records'

/** How many tasks of a day are named; the others are counted. */
const NAMED = 4

export type CalendarTask = {
  readonly id: string
  readonly title: string
  readonly dueDate: string
  readonly isCompleted: boolean
  readonly customer: string
}

export type CalendarDay = { readonly tasks: readonly CalendarTask[]; readonly total: number }

const { title, dueDate, isCompleted } = compliance_tasks
const ofDay = sql`to_char(${dueDate} at time zone 'UTC', 'YYYY-MM-DD')`
const firstOf = (month: Month) => `${monthText(month)}-01T00:00:00.000Z`

const inMonth = (month: Month): SQL | undefined =>
  and(gte(dueDate, firstOf(month)), lt(dueDate, firstOf(shiftMonth(month, 1))))

/** What customers are called: asked for by id, as joining them was planned with a look at all users. */
async function customersOf(req: PayloadRequest, of: readonly (string | null)[]) {
  const ids = [...new Set(of)].filter((id) => id !== null)
  const { id, firstName, lastName, email } = users
  const db = await databaseOf(req)
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(users)
    .where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row) || row.email]))
}

/**
 * The tasks that fall due in a month, by ISO day: open ones first, the first few of each day by
 * name. The caller has checked who asks.
 */
export async function monthOfTasks(
  req: PayloadRequest,
  month: Month,
): Promise<ReadonlyMap<string, CalendarDay>> {
  const ranked = query
    .select({
      id: compliance_tasks.id,
      title,
      dueDate,
      isCompleted,
      user: compliance_tasks.user,
      day: sql<string>`${ofDay}`.as('day'),
      place:
        sql<number>`row_number() over (partition by ${ofDay} order by ${isCompleted}, ${dueDate}, ${compliance_tasks.id})`.as(
          'place',
        ),
      total: sql`count(*) over (partition by ${ofDay})`.mapWith(Number).as('total'),
    })
    .from(compliance_tasks)
    .where(inMonth(month))
    .as('ranked')
  const db = await databaseOf(req)
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, NAMED))
    .orderBy(ranked.day, ranked.place)
  const people = await customersOf(
    req,
    rows.map(({ user }) => user),
  )
  const days = new Map<string, { tasks: CalendarTask[]; total: number }>()
  for (const { day, total, user, place: _place, ...task } of rows) {
    const known = days.get(day) ?? { tasks: [], total }
    known.tasks.push({ ...task, customer: people.get(user ?? '') ?? '' })
    days.set(day, known)
  }
  return days
}

const SHOWN = fields(
  'title description dueDate isCompleted completedAt kind state dedupeKey user order',
)

export type StaffTask = Pick<ComplianceTask, 'id' | keyof typeof SHOWN>

/** The page of a list, as Payload is asked for it. */
type Page = {
  readonly where: Where
  readonly sort: string[]
  readonly limit: number
  readonly depth: 0
  readonly pagination: false
}

/** Which tasks the person who asks may read, as a condition; null where none. */
export async function readableTasks(req: PayloadRequest): Promise<Where | null> {
  const access = await req.payload.collections.complianceTasks.config.access.read({ req })
  if (access === false) return null
  return access === true ? {} : access
}

/** One page of tasks. The caller has put into the question what may be read of them. */
export async function readTasks(req: PayloadRequest, page: Page): Promise<StaffTask[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    ...page,
    select: SHOWN,
    overrideAccess: true, // as said above: a search asks for names that not all may query
    req,
  })
  return docs
}

/** The names of the companies that orders are about, by the order's id. */
export async function companyNames(
  req: PayloadRequest,
  orders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const docs = await recordsById(req, 'orders', orders, { legalName: true })
  return new Map(docs.flatMap(({ id, legalName }) => (legalName ? [[id, legalName]] : [])))
}

const PLAN_FIELDS = fields('legalName firstName lastName email stateCode formedOn createdAt')

export type PlanOrder = Pick<Order, 'id' | 'legalName' | 'stateCode' | 'formedOn' | 'createdAt'> & {
  readonly customer: string
  /** How many tasks the company has. */
  readonly tasks: number
}

async function tasksOf(req: PayloadRequest, orders: readonly string[]) {
  if (orders.length === 0) return new Map<string | null, number>()
  const db = await databaseOf(req)
  const rows = await db
    .select({ order: compliance_tasks.order, tasks: count() })
    .from(compliance_tasks)
    .where(inArray(compliance_tasks.order, [...orders]))
    .groupBy(compliance_tasks.order)
  return new Map(rows.map(({ order, tasks }) => [order, tasks]))
}

/** One page of orders, with what anyone who manages deadlines needs to know of them. */
export async function planOrderRows(req: PayloadRequest, page: Page): Promise<PlanOrder[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    ...page,
    select: PLAN_FIELDS,
    overrideAccess: true, // a company, its state and its day, for those who manage its deadlines
    req,
  })
  const tasks = await tasksOf(
    req,
    docs.map(({ id }) => id),
  )
  return docs.map(({ firstName, lastName, email, ...order }) => ({
    ...order,
    customer: fullName({ firstName, lastName }) || email,
    tasks: tasks.get(order.id) ?? 0,
  }))
}
