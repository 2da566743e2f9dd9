import { can } from '@/src/access/actions'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'

import '../facts/facts.css'
import { ImportFile } from '../facts/ImportFile'
import { ExportFees } from './ExportFees'

async function Import({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'importFees')
  return (
    <>
      <PageHeader
        actions={<ExportFees />}
        description="Export the filing fees, correct them in a spreadsheet, then import the file. You see every change before it is saved."
        screen="feeImport"
      />
      {grant && <ImportFile grant={grant} noun="fee" path="/api/state-fees/import" />}
    </>
  )
}

/** Takes a corrected file of filing fees: first shows what it would change. */
export const FeeImport = screenView('feeImport', Import)
