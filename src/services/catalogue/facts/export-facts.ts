import type { PayloadRequest } from 'payload'

import { escapedCell } from '@/src/domain/catalogue/fact-editing/csv-cells'
import { cellsOf, FACT_COLUMNS } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { csvLine } from '@/src/lib/csv/csv'
import { recordExport } from '@/src/services/platform/exports/record-export'

import { statesWithFacts } from './state-with-facts'

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
