import { can } from '@/src/access/actions'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'

import { RedirectImport } from './RedirectImport'

export const RedirectImportScreen = screenView('redirectImport', async ({ context: { req } }) => {
  const grant = await can(req, 'importRedirects')
  return (
    <div className="[&_.admin-section]:mt-8">
      <PageHeader
        description="Add redirects from a CSV file. You see what it changes before anything is saved."
        screen="redirectImport"
      />
      {grant && <RedirectImport grant={grant} />}
    </div>
  )
})
