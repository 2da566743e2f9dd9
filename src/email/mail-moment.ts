const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A moment as a mail tells it: `November 21, 2026 at 9:05 AM UTC`. */
export function mailMoment(at: Date): string {
  return `${MOMENT.format(at)} UTC`
}
