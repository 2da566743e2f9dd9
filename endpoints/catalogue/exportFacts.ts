import { staffEndpoint } from '@/src/access/actions'
import { exportFacts } from '@/src/services/catalogue/facts/export-facts'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { csvFile } from './csv-file'

/** All facts of all states as a CSV file. */
export const exportFactsEndpoint = staffEndpoint({
  action: 'exportFacts',
  path: '/state-facts/export',
  method: 'get',
  handler: async (req) =>
    csvFile(`state-facts-${await officeDay(req)}.csv`, await exportFacts(req)),
})
