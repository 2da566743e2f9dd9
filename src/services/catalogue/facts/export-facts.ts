import type { PayloadRequest } from 'payload'
import { FEE_COLUMNS, feeLines } from '@/src/domain/catalogue/editing/fee-file'
import { cellsOf, FACT_COLUMNS } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { escapedCell } from '@/src/domain/catalogue/fact-editing/fee-text'
import { csvLine } from '@/src/lib/csv/csv'
import { officeDay, statesWithFacts } from '@/src/services/catalogue/facts/state-with-facts'
import { recordExport } from '@/src/services/platform/exports/export-file'

/** All facts in all their versions, as a file that can be corrected and imported again. */
export async function exportFacts(req: PayloadRequest): Promise<string> {
  const states = await statesWithFacts(req)
  const rows = states.flatMap(({ code, facts }) =>
    facts.map((fact) => {
      const cells = cellsOf(code, fact)
      return csvLine(FACT_COLUMNS.map((column) => escapedCell(cells[column])))
    }),
  )
  await recordExport(req, {
    area: 'states',
    entity: 'states',
    list: 'State facts',
    rows: rows.length,
  })
  return csvLine(FACT_COLUMNS) + rows.join('')
}

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
