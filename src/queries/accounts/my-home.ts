import config from '@payload-config'
import { getPayload } from 'payload'

import type { ToDo } from '@/src/domain/compliance/to-do'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { User } from '@/src/payload-types'
import { countGuestOrders } from '@/src/services/accounts/links/verify-address'
import { waitingForCustomer } from '@/src/services/compliance/waiting-for-customer'
import { officeDayAt } from '@/src/services/platform/business-zone'

import { type Counts, myCounts, recentOrders } from '../orders/my-orders'
import { type RunningOrder, runningOrders } from '../orders/running-orders'

const RECENT = 5
const AHEAD = 4
const NEAR_DAYS = 30
const DAY_MS = 86_400_000

/** The deadlines after those that wait already, the next first. */
async function ahead(user: User, now: Date) {
  const payload = await getPayload({ config })
  const today = new Date(await officeDayAt(payload, now))
  const { docs } = await payload.find({
    collection: 'complianceTasks',
    where: {
      user: { equals: user.id },
      isCompleted: { equals: false },
      dueDate: { greater_than_equal: new Date(today.getTime() + NEAR_DAYS * DAY_MS).toISOString() },
    },
    select: { title: true, dueDate: true, order: true },
    populate: { orders: { companyName: true } },
    sort: 'dueDate',
    limit: AHEAD,
    depth: 1,
    pagination: false,
    overrideAccess: true, // of the person's own, staff included
  })
  return docs.map(({ id, title, dueDate, order }) => ({
    id,
    title,
    dueDate,
    companyName: (typeof order === 'object' && order?.companyName) || null,
  }))
}

export type Home = {
  readonly counts: Counts
  readonly toDos: readonly ToDo[]
  readonly running: readonly RunningOrder[]
  readonly orders: readonly OrderSummary[]
  readonly tasks: Awaited<ReturnType<typeof ahead>>
  /** Placed with the same address, outside the account. */
  readonly guestOrders: number
}

/** Everything on the dashboard's first page. */
export async function myHome(user: User, now: Date): Promise<Home> {
  const payload = await getPayload({ config })
  const [counts, toDos, running, orders, tasks, guestOrders] = await Promise.all([
    myCounts(user),
    waitingForCustomer(payload, user.id, now),
    runningOrders(user),
    recentOrders(user, RECENT),
    ahead(user, now),
    countGuestOrders({ payload }, user),
  ])
  return { counts, toDos, running, orders, tasks, guestOrders }
}
