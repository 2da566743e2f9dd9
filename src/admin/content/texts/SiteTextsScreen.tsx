import { Suspense } from 'react'

import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'

import '../editor/editor.css'
import './texts.css'
import { FindReplace } from '../bulk/FindReplace'
import { ImportExport } from '../bulk/ImportExport'
import { TextStats } from './TextStats'
import { textsList } from './texts-list'

async function SiteTexts({ context }: { context: ViewContext }) {
  const { req } = context
  const canEdit = (await can(req, 'editContent')) !== null
  const canExport = (await can(req, 'exportContent')) !== null
  const canChangeMany = (await can(req, 'bulkEditContent')) !== null
  return (
    <ListPage
      actions={
        <>
          <LinkButton href={adminHref('visualEditor')}>Edit on the page</LinkButton>
          {canChangeMany && <FindReplace />}
          {canExport && <ImportExport canImport={canChangeMany} />}
        </>
      }
      context={context}
      list={textsList(canEdit)}
      stats={
        <Suspense fallback={null}>
          <TextStats req={req} />
        </Suspense>
      }
    />
  )
}

/** Every text of the site in a table. */
export const SiteTextsScreen = screenView('siteTexts', SiteTexts)
