const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** `November 21, 2026`, from an ISO date or day. */
export const longDay = (iso: string) => LONG.format(new Date(iso))

/** `Nov`, `21` and `2026`: as on a leaf of a calendar. */
export function calendarLeaf(iso: string) {
  const date = new Date(iso)
  return { month: MONTH.format(date), day: date.getUTCDate(), year: date.getUTCFullYear() }
}
