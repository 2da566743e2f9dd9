import type { Endpoint } from 'payload'

import { staffEndpoint } from '@/src/access/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { exportFees } from '@/src/services/catalogue/facts/export-fees'
import { checkImport, FEE_FILE, importFacts } from '@/src/services/catalogue/facts/import-facts'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { csvFile } from './csv-file'
import { said } from './entries'
import { checkedToken, uploadedFile } from './uploaded-file'

/** The filing fees of all states as one file: exported, corrected, checked, imported. */
export const feeEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'exportFees',
    path: '/state-fees/export',
    method: 'get',
    handler: async (req) =>
      csvFile(`state-fees-${await officeDay(req)}.csv`, await exportFees(req)),
  }),
  staffEndpoint({
    action: 'importFees',
    path: '/state-fees/import/check',
    method: 'post',
    handler: async (req) =>
      Response.json(await checkImport(req, await uploadedFile(req), FEE_FILE)),
  }),
  staffEndpoint({
    action: 'importFees',
    path: '/state-fees/import',
    method: 'post',
    handler: async (req) => {
      const token = checkedToken(req)
      const { added, changed } = await importFacts(req, await uploadedFile(req), token, FEE_FILE)
      return said(`Imported ${plural(added.length + changed.length, 'fee')}.`)
    },
  }),
]
