import type { ListedFee } from '@/src/domain/catalogue/facts/filing-fee'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

/** `state fee as of July 17, 2026`; a usual one says so, and what we do about it. */
export function feeAsOf({
  feeAsOf: date,
  isUsual,
}: Pick<ListedFee, 'feeAsOf' | 'isUsual'>): string {
  const what = isUsual ? 'usual state fee' : 'state fee'
  const when = date ? ` as of ${longCalendarDay(date)}` : ''
  return `${what}${when}${isUsual ? ', checked before we file' : ''}`
}
