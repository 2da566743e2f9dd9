import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarMonth } from '@/src/domain/vocabulary/time/date-words'

/** `Nov`, `21` and `2026`: as on a leaf of a calendar. */
export function calendarLeaf(iso: string) {
  const { year, day } = parseDate(iso.slice(0, 10))
  return { month: calendarMonth(iso), day, year }
}
