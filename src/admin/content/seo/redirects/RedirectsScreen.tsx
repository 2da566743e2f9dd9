import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'

import { RedirectDrawer } from './RedirectDrawer'
import { redirectsList } from './redirects-list'

export const RedirectsScreen = screenView('redirects', async ({ context }) => {
  const grant = await can(context.req, 'changeRedirects')
  return (
    <ListPage
      className="[&_.admin-section]:mt-8 list-dense"
      actions={
        grant && (
          <>
            <LinkButton href={adminHref('redirectImport')}>Import</LinkButton>
            <RedirectDrawer grant={grant} shown={null} />
          </>
        )
      }
      context={context}
      list={redirectsList}
      stats={!grant && <ViewOnly permission="manage_seo" />}
    />
  )
})
