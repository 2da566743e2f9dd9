import { feeText } from '@/src/domain/catalogue/fact-editing/fee-text'
import type { ReviewReason } from '@/src/domain/catalogue/facts/review'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import type { FactCompany, StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

export const COMPANY_WORDS: Readonly<Record<FactCompany, string>> = {
  llc: 'LLC',
  corporation: 'Corporation',
}

export const REASON_LABELS: Readonly<Record<ReviewReason, string>> = {
  old: 'Older than 180 days',
  usual: 'Usual, not confirmed',
  unsourced: 'No source',
}

export function beginText({ from, basis }: Pick<StateFact, 'from' | 'basis'>): string {
  if (from === null) return 'Always'
  return basis === 'tax_year' ? `Tax years from ${calendarDay(from)}` : calendarDay(from)
}

export function valueText({ fee, due, paidWith }: StateFact): string {
  const parts = [feeText(fee), reportText(due), paidWith && `paid with ${paidWith}`]
  return parts.filter(Boolean).join(' · ')
}

const DAY_MS = 86_400_000

/** How long ago a day was. @param today an ISO day, as `checked` is */
export function ageText(checked: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(checked)) / DAY_MS)
  return days <= 0 ? 'today' : `${plural(days, 'day')} ago`
}
