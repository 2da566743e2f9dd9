import type { AdminViewServerProps } from 'payload'

import { can } from '@/src/access/actions'
import { GuardedView, type ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'

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
export function FeeImport(view: AdminViewServerProps) {
  return (
    <GuardedView
      render={(context) => <Import context={context} />}
      screen="feeImport"
      view={view}
    />
  )
}
