const DAY = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** An ISO date as people read it: `July 17, 2026`. */
export const longDate = (date: string) => DAY.format(new Date(date))

/** `state fee as of July 17, 2026`; without a date where none is known. */
export function feeAsOf(date: string | null): string {
  return date ? `state fee as of ${longDate(date)}` : 'state fee'
}
