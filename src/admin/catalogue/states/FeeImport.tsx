import { screenView } from '@/src/admin/kit/page/screen-view'

import { ImportPage } from '../ImportPage'
import { ExportFees } from './ExportFees'

/** Takes a corrected file of filing fees. */
export const FeeImport = screenView('feeImport', ({ context }) => (
  <ImportPage
    action="importFees"
    context={context}
    exporting={<ExportFees />}
    noun="fee"
    path="/api/state-fees/import"
    screen="feeImport"
    what="the filing fees"
  />
))
