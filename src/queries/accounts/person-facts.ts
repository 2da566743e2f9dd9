import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { may } from '@/src/access/permissions'
import { sessionView } from '@/src/domain/accounts/session-view'
import { isId } from '@/src/domain/vocabulary/id'
import { findOne } from '@/src/lib/find-one'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { factorState, isProtected } from '@/src/services/accounts/factors/factor-state'
import { sessionsOf } from '@/src/services/accounts/sessions/sessions'
import { missingView } from '@/src/services/accounts/viewing/missing-view'

async function ordersOf(req: PayloadRequest, user: string) {
  if (!(await may(req, 'view_orders'))) return null
  return staffRows(req, 'orders', {
    where: { user: { equals: user } },
    select: { companyName: true, status: true, totalMinor: true, currency: true, createdAt: true },
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
