import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { lastImports } from '@/src/services/leads/import/import-leads'

import { ImportHistory } from './ImportHistory'
import { LeadImport } from './LeadImport'

export const ImportScreen = screenView('leadImport', async ({ context: { req } }) => {
  const grant = await can(req, 'importLeads')
  const imports = await lastImports(req)
  return (
    <>
      <PageHeader
        description="Add leads from a CSV file. You see what it changes before anything is saved."
        screen="leadImport"
      />
      {grant && <LeadImport grant={grant} />}
      {grant && imports.length > 0 && <ImportHistory grant={grant} imports={imports} />}
    </>
  )
})
