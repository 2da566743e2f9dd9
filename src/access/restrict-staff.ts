import type { AuthStrategyResult, Payload } from 'payload'

import { factorDue } from '@/src/access/second-factor'

/** On the account of a member of the staff who has to set up a second factor first. */
const MARK = '_awaitsFactor'

/** Whether someone belongs to the staff, and has no right of it until they have a second factor. */
export const awaitsFactor = (user: object | null | undefined): boolean =>
  user !== null && user !== undefined && MARK in user

/**
 * Staff who should have a second factor by now, and have none, are customers until they do: no
 * right, no role and no way into the back-office is theirs, whichever way they ask.
 */
async function restricted(
  payload: Payload,
  result: AuthStrategyResult,
): Promise<AuthStrategyResult> {
  const { user } = result
  if (user?.collection !== 'users' || user.role === 'user') return result
  const due = await factorDue({ payload }, user.id)
  if (!due || due.getTime() > Date.now()) return result
  const role = 'user' as const
  const bare = { ...user, role, permissionGrants: [], permissionDenials: [], [MARK]: true }
  return { ...result, user: bare }
}

/** Has every way in which Payload recognises someone pass by that. A failure recognises nobody. */
export function restrictStaff(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => restricted(payload, await strategy.authenticate(args)),
  }))
}
