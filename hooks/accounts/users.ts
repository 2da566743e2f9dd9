import { eq } from 'drizzle-orm'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { isStaff } from '@/src/access/permissions'
import { hasFactor } from '@/src/access/second-factor'
import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { nothingHere } from '@/src/lib/http/edge-guard'
import { asText } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { assertPassword } from '@/src/services/accounts/sessions/password-policy'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'
import { sendInvitation } from '@/src/services/accounts/sign-up/invite-user'

/**
 * Holds every new password to the policy, and refuses a plain change of one over HTTP:
 * that goes through the account service, which asks for the current password.
 */
export const guardPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password = data?.password
  if (!password) return data
  if (operation === 'update' && req.payloadAPI === 'REST' && !req.context.passwordChange) {
    throw new AppError(
      'password_change',
      'Change your password under Settings in the user dashboard.',
      403,
    )
  }
  const role = data?.role ?? originalDoc?.role ?? 'user'
  await assertPassword(req, password, role === 'user' ? 'customer' : 'staff', {
    ...originalDoc,
    ...data,
  })
  return data
}

const CLOSED: ReadonlySet<string> = new Set([
  'forgotPassword',
  'resetPassword',
  'unlock',
  'refresh',
])

/**
 * Payload's own ways to a new password stay shut, no matter who calls them and how: they keep their keys
 * in clear, know nothing of our rules, and would be a second door beside the account services. There is no lock to undo either, and
 * a session ends when it ends: none is made longer.
 */
export const closeBuiltInResets: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (CLOSED.has(operation)) {
    throw nothingHere()
  }
  return args
}

/**
 * Lets no one begin or end a session of an account while the account is changed. Payload writes a
 * document back as it was read, sessions included: one ended in between would live again, and one
 * begun in between be lost.
 */
export const holdSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || typeof args.id !== 'string') return args
  const db = await databaseOf(req)
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(asText(users.id), args.id))
  if (row) await lockSessions(req, row.email)
  return args
}

/**
 * Payload's own sign-in asks for no second factor, so it lets in no one who has one. Ours stands in
 * its place at every address; this is for a day on which some part of Payload calls it by itself.
 */
export const refuseWithoutFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (!(await hasFactor(req, user.id))) return user
  throw new AppError('second_step', 'This account asks for a second factor.', 401)
}

/** Whomever staff make an account for is told so, and gets the only key to it, by mail. */
export const sendFirstInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create' && isStaff(req) && !doc.emailVerifiedAt) await sendInvitation(req, doc)
  return doc
}
