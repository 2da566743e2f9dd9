import { and, count, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { holderOf, may, roleGrants } from '@/src/access/permissions'
import { hasFactorSql } from '@/src/access/second-factor'
import { role_permissions, users, users_sessions } from '@/src/database-schema'
import { sessionView } from '@/src/domain/accounts/session-view'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'
import { isId } from '@/src/domain/vocabulary/id'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { type Caller, databaseOf } from '@/src/lib/database'
import { fields, findOne } from '@/src/lib/find-one'
import { ago, now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { pageOf, type ReadPage, readPage } from '@/src/queries/platform/list-pages'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { factorState, isProtected } from '@/src/services/accounts/factors/factor-state'
import { sessionsOf } from '@/src/services/accounts/sessions/sessions'
import { missingView } from '@/src/services/accounts/viewing/begin-viewing'

const SHOWN = fields('email firstName lastName role emailVerifiedAt lastSeenAt createdAt')

/** Someone in the list. */
export type UserRow = Pick<User, 'id' | keyof typeof SHOWN> & {
  readonly hasFactor: boolean
  /** Whether the reader may give them another role; no one gives one to themselves. */
  readonly change: Grant<'changeRights'> | null
}

export const nameOf = (person: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  fullName(person) || person.email

/** Those of some people who have a second factor. */
async function protectedOf(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), hasFactorSql))
  return new Set(rows.map(({ id }) => id))
}

export const readUsers: ReadPage<UserRow> = async (req, asked, limit) => {
  const docs = await readPage(req, 'users', SHOWN, asked, limit)
  const change = await can(req, 'changeRights')
  const safe = await protectedOf(
    req,
    docs.map(({ id }) => id),
  )
  const rows = docs.map((user) => ({
    ...user,
    hasFactor: safe.has(user.id),
    change: user.id === req.user?.id ? null : change,
  }))
  return pageOf(rows, limit, ({ createdAt }) => createdAt)
}

const MOST = 200
const THEIRS = { role: { equals: 'sub_admin' } }

/** One sub-admin; undefined where someone has another role by now. */
export async function subAdminOf(req: PayloadRequest, id: string) {
  const where = { and: [{ id: { equals: id } }, THEIRS] }
  const [user] = await staffRows(req, 'users', { where })
  return user
}

/** The sub-admins, the newest first, each with how much they may do. */
export async function subAdmins(req: PayloadRequest) {
  const docs = await staffRows(req, 'users', {
    where: THEIRS,
    select: fields(
      'email firstName lastName phone role permissionGrants permissionDenials emailVerifiedAt',
      'lastSeenAt createdAt',
    ),
    sort: '-createdAt',
    limit: MOST,
  })
  const granted = await roleGrants(req)
  return docs.map((user) => {
    const holder = holderOf(user)
    const { grants, denials } = holder
    const held = effectivePermissions(holder, granted).size
    return { ...user, held, isCustom: grants.length + denials.length > 0 }
  })
}

export type SubAdmin = Awaited<ReturnType<typeof subAdmins>>[number]

export async function subAdminFigures(req: PayloadRequest) {
  const db = await databaseOf(req)
  const theirs = eq(users.role, 'sub_admin')
  const having = async (...conditions: Parameters<typeof and>) => {
    const [row] = await db
      .select({ n: count() })
      .from(users)
      .where(and(theirs, ...conditions))
    return row?.n ?? 0
  }
  const [total, active, waiting, safe] = await Promise.all([
    having(),
    having(gt(users.lastSeenAt, ago('30 days'))),
    having(isNull(users.emailVerifiedAt)),
    having(isNotNull(users.emailVerifiedAt), hasFactorSql),
  ])
  return { total, active, waiting, safe }
}

async function ordersOf(req: PayloadRequest, user: string) {
  if (!(await may(req, 'view_orders'))) return null
  return staffRows(req, 'orders', {
    where: { user: { equals: user } },
    select: { legalName: true, status: true, totalMinor: true, currency: true, createdAt: true },
    sort: '-createdAt',
    limit: 10,
  })
}

async function ticketsOf(req: PayloadRequest, user: string) {
  if (!(await may(req, 'view_support'))) return null
  return staffRows(req, 'tickets', {
    where: { user: { equals: user } },
    select: { subject: true, status: true, createdAt: true },
    sort: '-createdAt',
    limit: 10,
  })
}

/** All that the page of someone shows, as far as the reader may see it; null for no one. */
export async function personFacts(req: PayloadRequest, id: unknown) {
  if (typeof id !== 'string' || !isId(id)) return null
  const user = await findOne(req, 'users', { where: { id: { equals: id } }, overrideAccess: false })
  if (!user) return null
  const [factors, sessions, orders, tickets] = await Promise.all([
    factorState(req, user.id),
    sessionsOf(req, user.id),
    ordersOf(req, user.id),
    ticketsOf(req, user.id),
  ])
  const isSelf = req.user?.id === user.id
  const isThere = !user.erasedAt
  const now = new Date()
  return {
    user,
    isSelf,
    factors,
    isProtected: isProtected(factors),
    sessions: sessions.map((one) => sessionView(one, null, now)),
    orders,
    tickets,
    can: {
      edit: isThere ? await can(req, 'editUser') : null,
      invite: isThere && !user.emailVerifiedAt ? await can(req, 'inviteUser') : null,
      rights: isThere && !isSelf ? await can(req, 'changeRights') : null,
      end: isThere ? await can(req, 'endUserSession') : null,
      reset: isThere && !isSelf && isProtected(factors) ? await can(req, 'resetTwoFactor') : null,
      erase: isThere && !isSelf ? await can(req, 'deleteUser') : null,
      view:
        isThere && user.role === 'user' && !(await missingView(req))
          ? await can(req, 'viewAsCustomer')
          : null,
    },
  }
}

export type PersonFacts = NonNullable<Awaited<ReturnType<typeof personFacts>>>

/** When a role's permissions were last changed; a row taken away leaves only their number. */
const roleChangedAt = sql`(
  select coalesce(max(${role_permissions.updatedAt})::text, '') || ' ' || count(*) from ${role_permissions}
  where ${role_permissions.role}::text = ${users.role}::text)`

/** Of these sessions those that still let in, with when the rights behind each were last changed. */
export async function liveSessions(caller: Caller, sessions: readonly string[]) {
  const db = await databaseOf(caller)
  const changedAt = sql<string>`${users.updatedAt}::text || ' ' || ${roleChangedAt}`
  const rows = await db
    .select({ session: users_sessions.id, changedAt })
    .from(users_sessions)
    .innerJoin(users, eq(users.id, users_sessions._parentID))
    .where(
      and(
        inArray(users_sessions.id, [...sessions]),
        gt(users_sessions.expiresAt, now),
        ne(users.role, 'user'),
      ),
    )
  return new Map(rows.map(({ session, changedAt }) => [session, changedAt]))
}
