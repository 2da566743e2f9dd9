import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

/** `state fee as of July 17, 2026`; without a date where none is known. */
export function feeAsOf(date: string | null): string {
  return date ? `state fee as of ${longCalendarDay(date)}` : 'state fee'
}
