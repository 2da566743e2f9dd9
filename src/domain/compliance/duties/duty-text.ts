import { nextBusinessDay, nextFederalTaxDay } from '@/src/domain/vocabulary/time/business-day'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'

/** What can be said, with a space between. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join(' ')

/** As people say it within a sentence: the one that is no state has an article. */
export const inText = (name: string) => (name.startsWith('District') ? `the ${name}` : name)

/** A state's name at the start of a sentence. */
export const atFirst = (name: string) => (name.startsWith('District') ? `The ${name}` : name)

/**
 * Which day counts where the law's day is no business day; null where it is one. Taxes move to the
 * next business day by law. For reports we only say which one that is: states differ.
 */
export function businessDayNote(due: string, kind: 'report' | 'tax' | 'federal'): string | null {
  const open = kind === 'federal' ? nextFederalTaxDay(due) : nextBusinessDay(due)
  if (open === due) return null
  return kind !== 'report'
    ? `In this case that is ${longCalendarDay(open)}.`
    : `${longCalendarDay(due)} is a weekend or a holiday. The next business day is ${longCalendarDay(open)}.`
}
