const DAY_MS = 24 * 60 * 60 * 1000

/** What the settings say of two-factor for staff. Moments are ISO. */
type StaffRequirement = {
  readonly required: boolean
  readonly graceDays: number
  readonly since: string | null
}

/** Until when a member of the staff has to have a factor; null while no one asks for one. */
export function factorDueAt(
  { required, graceDays, since }: StaffRequirement,
  accountSince: string,
): Date | null {
  if (!required) return null
  const begins = Math.max(Date.parse(since ?? accountSince), Date.parse(accountSince))
  return new Date(begins + graceDays * DAY_MS)
}
