import type { AuthStrategyFunctionArgs, AuthStrategyResult, Payload, TypedUser } from 'payload'

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

async function restrictedResult(
  { payload, headers }: AuthStrategyFunctionArgs,
  result: AuthStrategyResult,
): Promise<AuthStrategyResult> {
  if (!result.user) return result
  const session = sessionIdOf(result.user)
  if (session && !(await checkSession({ payload }, session, headers))) return { user: null }
  return { ...result, user: await restricted(payload, result.user) }
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
