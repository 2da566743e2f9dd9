const HOUR_MS = 3_600_000

/** How long after the payment a customer is reminded of missing details. */
export const DETAILS_REMINDERS = { '24h': 24, '72h': 72, '7d': 168 } as const
export type DetailsReminder = keyof typeof DETAILS_REMINDERS

const LATEST_FIRST = ['7d', '72h', '24h'] as const satisfies readonly DetailsReminder[]

/** No one is reminded of an old order because the worker stood still, or has just learned to. */
const LONGEST_HOURS = 9 * 24

/** The reminder that is due, if any: of those that were missed only the latest. */
export function detailsReminderDue(paidAt: Date, now: Date): DetailsReminder | null {
  const hours = (now.getTime() - paidAt.getTime()) / HOUR_MS
  if (hours >= LONGEST_HOURS) return null
  return LATEST_FIRST.find((one) => hours >= DETAILS_REMINDERS[one]) ?? null
}

/** Orders that were paid before this moment are reminded of no more. */
export const oldestReminded = (now: Date): Date => new Date(now.getTime() - LONGEST_HOURS * HOUR_MS)
