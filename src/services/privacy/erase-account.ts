import { count, eq, inArray, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { requireRecentFactor } from '@/src/access/second-factor'
import {
  account_tokens,
  documents,
  job_applications,
  orders,
  payload_preferences,
  payload_preferences_rels,
  saved_views,
  security_events,
  session_devices,
  users,
  users_permission_denials,
  users_permission_grants,
  users_sessions,
} from '@/src/database-schema'
import type { eraseInput } from '@/src/domain/privacy/erase-input'
import { ERASED_NAME, earningsText, obstacleText } from '@/src/domain/privacy/erasure'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { accountErasedMail } from '@/src/email/templates/privacy/account-erased'
import {
  type Database,
  databaseOf,
  inTransaction,
  inTransactionOf,
  query,
} from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import {
  factor_resets,
  passkey_challenges,
  passkeys,
  recent_factors,
  recovery_codes,
  second_steps,
  totp_factors,
  viewings,
} from '@/src/lib/factors/tables'
import { nothingIn } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { assertAdminRemains, holdPerson } from '@/src/services/accounts/assert-may-grant'
import { handBack } from '@/src/services/accounts/people/change-person'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'
import { unpaidEarnings } from '@/src/services/affiliates/payouts'
import { removeApplications } from '@/src/services/careers/remove-applications'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { withdrawExports } from '@/src/services/platform/exports/list-exports'
import { assertCurrentPassword } from '@/src/services/platform/password-hash'
import { audit } from '@/src/services/platform/record-audit'
import { mentions, redactAuditLog } from '@/src/services/privacy/erasure/audit-log'
import { erasureObstacles } from '@/src/services/privacy/erasure/obstacles'
import {
  deletePersonalData,
  pseudonymiseOrders,
} from '@/src/services/privacy/erasure/personal-data'
import { holdSubject, type Subject } from '@/src/services/privacy/erasure/subject'
import { isOwn, ordersOf, ticketsOf } from './erasure/subject'

const NOTHING = {
  ...nothingIn(
    'phone hash salt resetPasswordToken resetPasswordExpiration emailVerifiedAt',
    'lastSeenAt billing_name billing_line1 billing_city billing_state',
    'billing_postalCode billing_country whatsapp_phone whatsapp_askedAt',
    'whatsapp_confirmedAt',
  ),
  notificationPreferences_email: false,
  notificationPreferences_complianceReminders: false,
  notificationPreferences_marketing: false,
} as const

const FACTORS = [
  totp_factors,
  recovery_codes,
  passkeys,
  passkey_challenges,
  second_steps,
  recent_factors,
  factor_resets,
]

/** What Payload's back-office keeps for someone: lists as they like them. */
async function forgetAdmin(db: Database, user: string): Promise<void> {
  const preferences = query
    .select({ id: payload_preferences_rels.parent })
    .from(payload_preferences_rels)
    .where(eq(payload_preferences_rels.usersID, user))
  await db.delete(payload_preferences).where(inArray(payload_preferences.id, preferences))
}

/** Views of lists that they kept, and those of others that look for their address. */
async function forgetViews(db: Database, { user, email }: Subject): Promise<void> {
  const address = new URLSearchParams({ email }).toString().slice('email='.length).toLowerCase()
  await db
    .delete(saved_views)
    .where(
      or(
        eq(saved_views.owner, user),
        mentions(saved_views.question, address),
        mentions(saved_views.question, email),
      ),
    )
}

/**
 * Leaves of an account what other rows point at. No one signs in to it again: it has no password,
 * no session and no mailbox.
 */
async function erasePerson(db: Database, subject: Subject): Promise<void> {
  const { user, pseudonym } = subject
  await db.delete(users_sessions).where(eq(users_sessions._parentID, user))
  await db.delete(session_devices).where(eq(session_devices.user, user))
  await db.delete(account_tokens).where(eq(account_tokens.user, user))
  await db.delete(security_events).where(eq(security_events.person, user))
  await db.delete(users_permission_grants).where(eq(users_permission_grants.parent, user))
  await db.delete(users_permission_denials).where(eq(users_permission_denials.parent, user))
  for (const table of FACTORS) await db.delete(table).where(eq(table.user, user))
  await db.delete(viewings).where(or(eq(viewings.customer, user), eq(viewings.staff, user)))
  await forgetAdmin(db, user)
  await forgetViews(db, subject)
  await db
    .update(users)
    .set({
      ...NOTHING,
      email: pseudonym,
      firstName: ERASED_NAME.firstName,
      lastName: ERASED_NAME.lastName,
      role: 'user',
      calendarEpoch: sql`coalesce(${users.calendarEpoch}, 0) + 1`,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, user))
}

/** Removes someone's documents with their files. @returns how many there were */
const removeDocuments = (req: PayloadRequest, subject: Subject): Promise<number> =>
  removeDocumentsWhere(
    req,
    isOwn(
      documents,
      subject,
      inArray(documents.order, ordersOf(subject)),
      inArray(documents.ticket, ticketsOf(subject)),
    ),
  )

async function assertNothingWaits(req: PayloadRequest, user: string): Promise<void> {
  const [first] = await erasureObstacles(req, user)
  if (first) throw new AppError('order_in_progress', obstacleText(first), 409)
}

type Asked = {
  readonly byStaff: boolean
  /** Said by anyone who asks: what was earned and not paid is lost. */
  readonly givesUpEarnings: boolean
}

/** How much is given up, in cents. @throws AppError 409 `earnings_unpaid` */
async function earningsGivenUp(req: PayloadRequest, user: string, asked: Asked): Promise<number> {
  const minor = await unpaidEarnings(req, user)
  if (minor === 0 || asked.givesUpEarnings) return minor
  const words = earningsText(minor, asked.byStaff)
  throw new AppError('earnings_unpaid', words, 409, { givesUpEarnings: words })
}

async function countOrders(db: Database, { user }: Subject): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders).where(eq(orders.user, user))
  return row?.n ?? 0
}

async function sendErasureConfirmation(
  req: PayloadRequest,
  subject: Subject,
  placed: number,
): Promise<void> {
  const to = { email: subject.email, key: `account-erased:${subject.user}` }
  await enqueueEmail(req, 'account-erased', to, (brand) =>
    accountErasedMail({
      brand,
      firstName: subject.firstName,
      when: momentText(new Date(), brand.timeZone),
      hadOrders: placed > 0,
    }),
  )
}

async function erase(req: PayloadRequest, user: User, asked: Asked): Promise<void> {
  await lockSessions(req, user.email)
  const db = await databaseOf(req)
  const subject = await holdSubject(db, user.id)
  if (!subject) throw new AppError('signed_out', 'This account was already deleted.', 401)
  if (subject.role === 'admin') await assertAdminRemains(req, user.id)
  await assertNothingWaits(req, user.id)
  const givenUpMinor = await earningsGivenUp(req, user.id, asked)
  const placed = await countOrders(db, subject)
  await redactAuditLog(db, subject)
  const removed = await removeDocuments(req, subject)
  const applied = await eraseApplications(req, subject)
  await deletePersonalData(db, subject)
  await pseudonymiseOrders(db, subject)
  await erasePerson(db, subject)
  await handBack(req, { id: user.id, role: 'user' })
  await withdrawExports(req)
  await audit(req, 'users', 'erase', ['users', user.id], {
    after: { orders: placed, documents: removed, applications: applied, givenUpMinor },
  })
  await sendErasureConfirmation(req, subject, placed)
}

/**
 * Deletes an account by staff who may do all that it may. The log keeps who did it.
 *
 * @throws AppError 404 `no_user`, 409 `own_account`, `order_in_progress`, `earnings_unpaid` or
 * `last_admin`, 403 `factor_needed` for staff
 */
export async function eraseByStaff(
  outer: PayloadRequest,
  id: string,
  givesUpEarnings = false,
): Promise<void> {
  if (outer.user?.id === id) {
    throw new AppError(
      'own_account',
      'Delete your own account under Settings in the user dashboard.',
      409,
    )
  }
  await inTransactionOf(outer, async (req) => {
    const user = await holdPerson(req, id)
    if (user.role !== 'user') await requireRecentFactor(req)
    await erase(req, user, { byStaff: true, givesUpEarnings })
  })
}

/**
 * Deletes an account at its owner's wish, all at once: the person goes, the books stay. The log
 * entry names no one, so the work is done in the name of none.
 *
 * @throws AppError 403 `factor_needed`, 422 `wrong_password`, 409 `order_in_progress`,
 * `earnings_unpaid` or `last_admin`
 */
export async function eraseAccount(
  outer: PayloadRequest,
  user: User,
  {
    currentPassword,
    givesUpEarnings = false,
  }: Pick<z.output<typeof eraseInput>, 'currentPassword' | 'givesUpEarnings'>,
): Promise<void> {
  await requireRecentFactor(outer)
  await assertCurrentPassword(outer, user.id, currentPassword)
  await inTransaction(outer.payload, (req) => erase(req, user, { byStaff: false, givesUpEarnings }))
}

/**
 * Deletes what someone applied for, with the CVs: of an address that they have shown to be theirs.
 *
 * @returns how many applications there were
 */
async function eraseApplications(
  req: PayloadRequest,
  { email, verified }: Subject,
): Promise<number> {
  if (!verified) return 0
  const gone = await removeApplications(req, eq(job_applications.email, email))
  return gone.length
}
