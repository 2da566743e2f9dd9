import { z } from 'zod'

import type { ChosenTax } from '@/src/domain/compliance/company-facts'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'
import { isoDate, lastDayOf } from '@/src/domain/vocabulary/time/calendar-date'

const answers = z.object({ closingMonth: z.coerce.number().int().min(1).max(12) })

const LEAP_YEAR = 2000 // February ends on the 29th, which other years take as its last day

/** The last day of a company's tax year, as `06-30`, by what it answered for its EIN. */
export function fiscalYearEndOf(details: unknown): string | undefined {
  const parsed = answers.safeParse(details)
  if (!parsed.success) return undefined
  const month = parsed.data.closingMonth
  return isoDate({ year: LEAP_YEAR, month, day: lastDayOf(LEAP_YEAR, month) }).slice(5)
}

const taxType = z.object({
  entityType: z.enum(['s_corporation', 'corporation', 'personal_service']),
})

/** Our add-on that prepares Form 2553; before it had a code, by the name it had when it was bought. */
const isElection = ({ kind, label, service }: Pick<OrderLine, 'kind' | 'label' | 'service'>) =>
  service === 's_corporation' ||
  (kind === 'add_on' && /\b(?:S[- ]?corp\w*|form 2553)\b/i.test(label))

/**
 * How a company chose to be taxed: an S corporation if it bought the election or said so on Form
 * SS-4. A corporation, and an LLC taxed as one, is what it says there; else its type decides.
 */
export function chosenTaxOf(
  answers: readonly unknown[],
  lines: readonly Pick<OrderLine, 'kind' | 'label' | 'service'>[],
): ChosenTax | null {
  if (lines.some(isElection)) return 's_corp'
  for (const one of answers) {
    const parsed = taxType.safeParse(one)
    if (parsed.success) return parsed.data.entityType === 's_corporation' ? 's_corp' : 'c_corp'
  }
  return null
}
