import type { Endpoint } from 'payload'

import { staffEndpoint } from '@/src/access/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { exportFees } from '@/src/services/catalogue/facts/export-fees'
import { FEE_FILE } from '@/src/services/catalogue/facts/import-facts'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { csvFile } from './csv-file'
import { fileImport } from './file-import'

/** The filing fees of all states as one file: exported, corrected, checked, imported. */
export const feeEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'exportFees',
    path: '/state-fees/export',
    method: 'get',
    handler: async (req) =>
      csvFile(`state-fees-${await officeDay(req)}.csv`, await exportFees(req)),
  }),
  ...fileImport({
    action: 'importFees',
    path: '/state-fees/import',
    read: FEE_FILE,
    words: ({ added, changed }) => `Imported ${plural(added.length + changed.length, 'fee')}.`,
  }),
]
