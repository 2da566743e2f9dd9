import { screenView } from '@/src/admin/kit/page/screen-view'
import { ImportPage } from '../ImportPage'
import { ExportFacts } from './ExportFile'

/** Takes a corrected file of all facts. */
export const FactImport = screenView('factImport', ({ context }) => (
  <ImportPage
    action="importFacts"
    context={context}
    exporting={<ExportFacts />}
    noun="fact"
    path="/api/state-facts/import"
    screen="factImport"
    what="the facts"
  />
))
