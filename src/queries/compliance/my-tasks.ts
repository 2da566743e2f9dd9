import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest, type Where } from 'payload'
import { offerOf } from '@/src/domain/compliance/done-for-you'
import {
  handlingStep,
  type MyTask,
  type TaskCompany,
  type TaskFilter,
  type TaskScreenView,
} from '@/src/domain/compliance/my-task'
import { leftBehind, yearOfDeadlines } from '@/src/domain/compliance/year-of-deadlines'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { ComplianceTask, Order, User } from '@/src/payload-types'
import { formedBy } from '@/src/queries/orders/my-companies'
import { subscriptionsOf } from '@/src/queries/orders/subscriptions-of-orders'
import { own, ownRows } from '@/src/queries/platform/own-rows'
import { viewed } from '@/src/queries/platform/session'
import { calendarAddress, calendarEpoch } from '@/src/services/compliance/calendar-link'
import { taskQuotes } from '@/src/services/compliance/task-quotes'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { officeDayAt } from '@/src/services/platform/business-zone'

/** As many tasks as the screen lists; a filter by company shows the rest. */
const LISTED = 100
/** For how many companies the screen offers add-ons at once. */
const OFFERED = 3

async function stateNames(
  req: PayloadRequest,
  orders: readonly Order[],
): Promise<Map<string, string>> {
  const ids = [...new Set(idsOf(orders.map(({ state }) => state)))]
  if (ids.length === 0) return new Map()
  const docs = await findRows(req, 'states', {
    where: { id: { in: ids } },
    select: { name: true },
    overrideAccess: true, // names of states, sold or not
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

const ofCompany = (company: string | null): Where[] =>
  company ? [{ order: { equals: company } }] : []

/** Every date that the picture of the year shows: what is open, and what was done in it. */
async function dates(user: User, company: string | null, today: string) {
  const begin = `${today.slice(0, 7)}-01`
  const end = `${Number(begin.slice(0, 4)) + 1}${begin.slice(4)}`
  return ownRows(user, 'complianceTasks', {
    where: {
      and: [
        ...ofCompany(company),
        { dueDate: { less_than: `${end}T00:00:00.000Z` } },
        { or: [{ isCompleted: { equals: false } }, { dueDate: { greater_than_equal: begin } }] },
      ],
    },
    select: { dueDate: true, isCompleted: true },
    sort: 'dueDate',
    limit: 1000,
  })
}

async function listed(user: User, { show, company }: TaskFilter) {
  const payload = await getPayload({ config })
  const isCompleted = show === 'all' ? [] : [{ isCompleted: { equals: show === 'completed' } }]
  return payload.find({
    overrideAccess: false,
    user,
    depth: 0,
    collection: 'complianceTasks',
    where: { and: [own(user), ...ofCompany(company), ...isCompleted] },
    sort: [show === 'completed' ? '-dueDate' : 'dueDate', 'id'],
    limit: LISTED,
  })
}

/** How far the orders are that do tasks for their customer, by their ids. */
async function steps(user: User, tasks: readonly ComplianceTask[]) {
  const ids = [...new Set(idsOf(tasks.map(({ handledBy }) => handledBy)))]
  if (ids.length === 0) return new Map<string, ReturnType<typeof handlingStep>>()
  const docs = await ownRows(user, 'orders', {
    where: { id: { in: ids } },
    select: { kind: true, status: true, paymentStatus: true },
    sort: '-createdAt',
    limit: LISTED,
  })
  return new Map(docs.map((order) => [order.id, handlingStep(order)]))
}

async function taskViews(
  req: PayloadRequest,
  user: User,
  tasks: readonly ComplianceTask[],
): Promise<MyTask[]> {
  const [quotes, far] = await Promise.all([taskQuotes(req, tasks), steps(user, tasks)])
  return tasks.map((task) => {
    const order = idOf(task.handledBy)
    const step = order ? (far.get(order) ?? null) : null
    const quote = quotes.get(task.id)
    return {
      id: task.id,
      kind: task.kind,
      title: task.title,
      description: task.description ?? null,
      dueDate: task.dueDate,
      opensOn: task.opensOn ?? null,
      source: task.source ?? null,
      isCompleted: task.isCompleted,
      completedAt: task.completedAt ?? null,
      company: idOf(task.order),
      handler: order && step ? { order, step } : null,
      offer: quote ? offerOf(quote) : null,
    }
  })
}

async function extrasFor(req: PayloadRequest, orders: readonly Order[], companies: TaskCompany[]) {
  const offers = await Promise.all(
    orders.slice(0, OFFERED).map(async (order) => ({
      company: companies.find(({ id }) => id === order.id),
      extras: await offerExtras(req, order),
    })),
  )
  return offers.flatMap(({ company, extras }) =>
    company && extras.length > 0 ? [{ company, extras }] : [],
  )
}

/** Everything on the screen of add-ons and deadlines, as it is filtered. */
export async function myTaskScreen(
  user: User,
  filter: TaskFilter,
  now: Date,
): Promise<TaskScreenView> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const today = await officeDayAt(payload, now)
  const orders = await formedBy(user)
  const names = await stateNames(req, orders)
  const companies = orders.map(({ id, legalName, state, formedOn }) => ({
    id,
    name: legalName || 'Your company',
    state: names.get(idOf(state) ?? '') ?? null,
    formedOn: formedOn ?? null,
  }))
  const company = companies.find(({ id }) => id === filter.company)?.id ?? null
  const [found, due, subscriptions, epoch] = await Promise.all([
    listed(user, { ...filter, company }),
    dates(user, company, today),
    subscriptionsOf(req, { user: user.id }),
    calendarEpoch(req, user.id),
  ])
  return {
    filter: { ...filter, company },
    today,
    tasks: await taskViews(req, user, found.docs),
    total: found.totalDocs,
    year: yearOfDeadlines(due, today),
    behind: leftBehind(due, today).length,
    companies,
    subscriptions,
    extras: await extrasFor(
      req,
      company ? orders.filter(({ id }) => id === company) : orders,
      companies,
    ),
    calendar: (await viewed()) ? null : calendarAddress({ id: user.id, epoch: epoch ?? 0 }),
  }
}
