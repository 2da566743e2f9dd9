import { staffEndpoint } from '@/src/access/actions'
import { attachment } from '@/src/lib/http/attachment'
import { exportFacts } from '@/src/services/catalogue/facts/export-facts'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

/** All facts of all states as a CSV file. */
export const exportFactsEndpoint = staffEndpoint({
  action: 'exportFacts',
  path: '/state-facts/export',
  method: 'get',
  handler: async (req) =>
    new Response(`\uFEFF${await exportFacts(req)}`, {
      // Excel wants the mark
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`state-facts-${await officeDay(req)}.csv`),
      },
    }),
})
