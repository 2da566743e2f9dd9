import type { AuthStrategyFunctionArgs, AuthStrategyResult, Payload, TypedUser } from 'payload'
import { cache } from 'react'

import { factorDue } from '@/src/access/second-factor'
import { checkSession } from '@/src/lib/sessions/session-life'
import { sessionIdOf } from '@/src/lib/sessions/session-token'

/** On the account of a member of the staff who has to set up a second factor first. */
const MARK = '_awaitsFactor'

/** Whether someone belongs to the staff, and has no right of it until they have a second factor. */
export const awaitsFactor = (user: object | null | undefined): boolean =>
  user !== null && user !== undefined && MARK in user

/**
 * Staff who should have a second factor by now, and have none, are customers until they do: no
 * right, no role and no way into the back-office is theirs, whichever way they ask.
 */
export async function restricted(payload: Payload, user: TypedUser): Promise<TypedUser> {
  if (user.collection !== 'users' || user.role === 'user') return user
  const due = await factorDue({ payload }, user.id)
  if (!due || due.getTime() > Date.now()) return user
  const role = 'user' as const
  const bare = { role, permissionGrants: [], permissionDenials: [], [MARK]: true }
  return { ...user, ...bare }
}

async function allowed(
  { payload, headers }: AuthStrategyFunctionArgs,
  user: TypedUser,
  session: string | null,
): Promise<TypedUser | null> {
  if (session && !(await checkSession({ payload }, session, headers))) return null
  return restricted(payload, user)
}

/** Sessions that were looked at for one page: several of its parts ask who looks. Elsewhere each asks alone. */
const lookedAt = cache(() => new Map<string, Promise<TypedUser | null>>())

async function restrictedResult(
  args: AuthStrategyFunctionArgs,
  result: AuthStrategyResult,
): Promise<AuthStrategyResult> {
  if (!result.user) return result
  const session = sessionIdOf(result.user)
  const known = lookedAt()
  const user = known.get(session ?? '') ?? allowed(args, result.user, session)
  if (session) known.set(session, user)
  return { ...result, user: await user }
}

/**
 * Has every way in which Payload recognises someone pass by that, and by the end of their session. A
 * failure recognises no one.
 */
export function restrictStaff(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => restrictedResult(args, await strategy.authenticate(args)),
  }))
}
