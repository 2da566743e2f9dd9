import config from '@payload-config'
import { sql } from 'drizzle-orm'
import { createLocalReq, getPayload } from 'payload'

import { type SessionView, sessionView } from '@/src/domain/accounts/session-view'
import { type MailPreferences, preferencesOf } from '@/src/domain/mail/mail-preferences'
import { runSql } from '@/src/lib/database'
import type { User } from '@/src/payload-types'
import { pendingEmail } from '@/src/services/accounts/profile/pending-email'
import { readablePhone } from '@/src/services/accounts/profile/phone-number'
import { passwordMinimum } from '@/src/services/accounts/sessions/password-policy'
import { sessionIdOf, sessionKey, sessionsOf } from '@/src/services/accounts/sessions/sessions'
import { erasureObstacles } from '@/src/services/privacy/erasure/obstacles'

/** What leaves with an account besides what everybody has. */
async function losses(user: User) {
  const payload = await getPayload({ config })
  const [row] = await runSql(
    { payload },
    sql`select
      (select coalesce(sum(amount_minor), 0) from commissions
        where user_id = ${user.id} and status in ('pending', 'approved'))::int as unpaid,
      (select count(*) from subscriptions
        where user_id = ${user.id} and status in ('active', 'past_due'))::int as services`,
  )
  return { unpaidMinor: Number(row?.unpaid ?? 0), services: Number(row?.services ?? 0) }
}

/** All that the settings show of whoever is signed in. */
export async function mySettings(user: User) {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const session = sessionIdOf(user)
  const current = session && sessionKey(session)
  const [sessions, obstacles, newEmail, lost, minimum] = await Promise.all([
    sessionsOf(req, user.id),
    erasureObstacles(req, user.id),
    pendingEmail(req, user.id),
    losses(user),
    passwordMinimum(req, user.role === 'user' ? 'customer' : 'staff'),
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
    sessions: sessions.map((one): SessionView => sessionView(one, current, now)),
    preferences: preferencesOf(user.notificationPreferences) satisfies MailPreferences,
    obstacles,
    lost,
  }
}
