import { feeAmount, isExact } from '@/src/domain/catalogue/facts/fee'
import { factInForce, factsOn } from '@/src/domain/catalogue/facts/in-force'
import { citesPage, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'

const DOLLAR = 100

export type ReportFee = { readonly dollars: number }

/**
 * What a state charges for the report that is due on a day, with what is paid together with it.
 * Null where we could not charge exactly that: no one has read it for certain, or it depends on
 * what the company alone knows.
 */
export function reportFeeToCharge(
  facts: readonly StateFact[],
  type: CompanyType,
  dueDate: string,
): ReportFee | null {
  if (type === 'partnership') return null
  const day = storedDay(dueDate)
  const report = factInForce(facts, 'report', type, day)
  if (report?.certainty !== 'confirmed' || !citesPage(report.source)) return null
  const fee = feeAmount(report.fee)
  const together = factsOn(facts, type, day).filter(({ paidWith }) => paidWith === 'report')
  const isKnown = isExact(fee) && together.every((fact) => isExact(feeAmount(fact.fee)))
  return isKnown ? { dollars: fee.least / DOLLAR } : null
}
