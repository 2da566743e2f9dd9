import { can } from '@/src/access/actions'
import { ViewOnly } from '@/src/admin/catalogue/entries/ViewOnly'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'

import '../seo.css'
import { exportCsv } from './export-seo'
import { SeoFigures } from './SeoFigures'
import { seoList } from './seo-list'
import { Tips } from './Tips'

async function Screen({ context }: { context: ViewContext }) {
  const { req } = context
  const grant = await can(req, 'changeSeo')
  return (
    <div className="seo list-dense">
      <ListPage
        actions={
          <>
            <LinkButton href={adminHref('siteCheck')}>Site check</LinkButton>
            <LinkButton href={adminHref('redirects')}>Redirects</LinkButton>
            {grant && <LinkButton href={adminHref('seoPage')}>Add SEO page</LinkButton>}
          </>
        }
        context={context}
        exportCsv={exportCsv}
        list={seoList}
        stats={
          <>
            {!grant && <ViewOnly permission="manage_seo" />}
            <SeoFigures req={req} />
          </>
        }
      />
      <Tips />
    </div>
  )
}

/** What search engines and link previews read of the site's pages. */
export const SeoScreen = screenView('seo', Screen)
