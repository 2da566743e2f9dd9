import config from '@payload-config'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'

import { account_tokens, addons, orders, subscriptions } from '@/src/database-schema'
import { type SessionView, sessionView } from '@/src/domain/accounts/session-view'
import type { ToDo } from '@/src/domain/compliance/to-do'
import { type MailPreferences, preferencesOf } from '@/src/domain/mail/mail-preferences'
import type { OrderSummary } from '@/src/domain/orders/my-order'
import { databaseOf } from '@/src/lib/database'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { type Counts, myCounts, recentOrders } from '@/src/queries/orders/my-orders'
import { type RunningOrder, runningOrders } from '@/src/queries/orders/running-orders'
import { factorState } from '@/src/services/accounts/factors/factor-state'
import { PASSKEYS_WORK } from '@/src/services/accounts/factors/passkeys'
import { countGuestOrders } from '@/src/services/accounts/links/verify-address'
import { passwordMinimum } from '@/src/services/accounts/sessions/password-policy'
import { sessionKey, sessionsOf } from '@/src/services/accounts/sessions/sessions'
import { unpaidEarnings } from '@/src/services/affiliates/payouts'
import { waitingForCustomer } from '@/src/services/compliance/waiting-for-customer'
import { orderNewsState } from '@/src/services/content/whatsapp/order-news-choice'
import { officeDayAt } from '@/src/services/platform/business-zone'
import { readablePhone } from '@/src/services/platform/phone-number'
import { erasureObstacles } from '@/src/services/privacy/erasure/obstacles'

/** The address that someone has asked for and not confirmed yet; null when there is none. */
async function pendingEmail(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<string | null> {
  const db = await databaseOf(req)
  const { createdAt, email, expiresAt, purpose, usedAt } = account_tokens
  const [row] = await db
    .select({ email })
    .from(account_tokens)
    .where(
      and(
        eq(account_tokens.user, user),
        eq(purpose, 'change_email'),
        isNull(usedAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return row?.email ?? null
}

/** What leaves with an account besides what everybody has. */
async function losses(user: User) {
  const payload = await getPayload({ config })
  const db = await databaseOf({ payload })
  const running = inArray(subscriptions.status, ['active', 'past_due'])
  const own = and(eq(subscriptions.user, user.id), running)
  const [unpaidMinor, services, agents] = await Promise.all([
    unpaidEarnings({ payload }, user.id),
    db.$count(subscriptions, own),
    db
      .selectDistinct({ company: orders.legalName })
      .from(subscriptions)
      .innerJoin(addons, and(eq(addons.id, subscriptions.addon), addons.isRegisteredAgent))
      .innerJoin(orders, eq(orders.id, subscriptions.order))
      .where(own),
  ])
  return { unpaidMinor, services, agentOf: agents.map(({ company }) => company ?? 'your company') }
}

/** All that the settings show of anyone who is signed in. */
export async function mySettings(user: User) {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const session = sessionIdOf(user)
  const current = session && sessionKey(session)
  const [sessions, obstacles, newEmail, lost, factors, minimum, orderNews] = await Promise.all([
    sessionsOf(req, user.id),
    erasureObstacles(req, user.id),
    pendingEmail(req, user.id),
    losses(user),
    factorState(req, user.id),
    passwordMinimum(req, user.role === 'user' ? 'customer' : 'staff'),
    orderNewsState(req, user),
  ])
  const now = new Date()
  return {
    profile: {
      firstName: user.firstName,
      lastName: user.lastName ?? '',
      phone: readablePhone(user.phone),
    },
    email: user.email,
    isVerified: Boolean(user.emailVerifiedAt),
    newEmail,
    passwordMinimum: minimum,
    twoFactor: { ...factors, passkeysWork: PASSKEYS_WORK },
    sessions: sessions.map((one): SessionView => sessionView(one, current, now)),
    preferences: preferencesOf(user.notificationPreferences) satisfies MailPreferences,
    orderNews,
    obstacles,
    lost,
  }
}

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
    populate: { orders: { legalName: true } },
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
    companyName: (typeof order === 'object' && order?.legalName) || null,
  }))
}

type Home = {
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
