import type { PayloadRequest } from 'payload'

import { FEE_COLUMNS, feeLines } from '@/src/domain/catalogue/editing/fee-file'
import { csvLine } from '@/src/lib/csv/csv'
import { recordExport } from '@/src/services/platform/exports/record-export'

import { officeDay, statesWithFacts } from './state-with-facts'

/** The filing fees of all states, as a file that can be corrected and imported again. */
export async function exportFees(req: PayloadRequest): Promise<string> {
  const [states, today] = [await statesWithFacts(req), await officeDay(req)]
  const lines = states.flatMap(({ code, facts }) => feeLines(code, facts, today))
  await recordExport(req, {
    area: 'states',
    entity: 'states',
    list: 'State fees',
    rows: lines.length,
  })
  return [FEE_COLUMNS, ...lines].map(csvLine).join('')
}
