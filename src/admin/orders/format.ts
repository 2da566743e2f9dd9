import { amount } from '@/src/admin/ui/format'

export { amount }

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** A moment as the office reads it, in its own time zone. */
export function moment(at: string | null | undefined): string {
  return at ? `${MOMENT.format(new Date(at))} ET` : '–'
}
