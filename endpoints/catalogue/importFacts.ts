import { plural } from '@/src/domain/vocabulary/plural'
import { FACT_FILE } from '@/src/services/catalogue/facts/import-facts'

import { fileImport } from './file-import'

/** The facts of states as a file: checked, then imported. */
export const factImportEndpoints = fileImport({
  action: 'importFacts',
  path: '/state-facts/import',
  read: FACT_FILE,
  words: ({ added, changed }) => {
    const states = new Set([...added, ...changed].map(({ state }) => state))
    const facts = plural(added.length + changed.length, 'fact')
    return `Imported ${facts} for ${plural(states.size, 'state')}.`
  },
})
