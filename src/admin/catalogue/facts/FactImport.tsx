import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { ExportFacts } from './ExportFile'
import './facts.css'
import { ImportFile } from './ImportFile'

async function Import({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'importFacts')
  return (
    <>
      <PageHeader
        actions={<ExportFacts />}
        description="Export the facts, correct them in a spreadsheet, then import the file. You see every change before it is saved."
        screen="factImport"
      />
      {grant && <ImportFile grant={grant} noun="fact" path="/api/state-facts/import" />}
    </>
  )
}

/** Takes a corrected file of all facts: first shows what it would change. */
export const FactImport = screenView('factImport', Import)
