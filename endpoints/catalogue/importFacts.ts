import { staffEndpoint } from '@/src/access/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { checkImport, FACT_FILE, importFacts } from '@/src/services/catalogue/facts/import-facts'

import { checkedToken, uploadedFile } from './uploaded-file'

/** What importing a file would change: nothing is written. The file is in the form's `file`. */
export const checkImportEndpoint = staffEndpoint({
  action: 'importFacts',
  path: '/state-facts/import/check',
  method: 'post',
  handler: async (req) => Response.json(await checkImport(req, await uploadedFile(req), FACT_FILE)),
})

/** Imports a file that was checked: `?token=` names what was shown then. */
export const importFactsEndpoint = staffEndpoint({
  action: 'importFacts',
  path: '/state-facts/import',
  method: 'post',
  handler: async (req) => {
    const token = checkedToken(req)
    const { added, changed } = await importFacts(req, await uploadedFile(req), token, FACT_FILE)
    const states = new Set([...added, ...changed].map(({ state }) => state))
    const facts = plural(added.length + changed.length, 'fact')
    return Response.json({ message: `Imported ${facts} for ${plural(states.size, 'state')}.` })
  },
})
