import { keysOf } from '@/src/domain/vocabulary/keys'

const HOUR_MS = 3_600_000

/** Reminders by name, the latest first, each with the hours after which it is due. */
type Reminders<Name extends string> = Readonly<Record<Name, number>>

/** How long after the payment a customer is reminded of missing details. */
export const DETAILS_REMINDERS = { '7d': 168, '72h': 72, '24h': 24 }

/** How long after the last of their documents was made a customer is reminded to sign. */
export const SIGN_REMINDERS = { '7d': 168, '72h': 72, '1h': 1 }

/** No one is reminded of something old because the worker stood still, or has just learned to. */
const LONGEST_HOURS = 9 * 24

/** The reminder that is due, if any: of those that were missed only the latest. */
export function reminderDue<Name extends string>(
  reminders: Reminders<Name>,
  since: Date,
  now: Date,
): Name | null {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS
  if (hours >= LONGEST_HOURS) return null
  return keysOf(reminders).find((name) => hours >= reminders[name]) ?? null
}

/** What began before this moment is reminded of no more. */
export const oldestReminded = (now: Date): Date => new Date(now.getTime() - LONGEST_HOURS * HOUR_MS)
