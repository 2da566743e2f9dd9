import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'
import { can } from '@/src/access/actions'
import { countedText } from '@/src/admin/kit/list/ListCount'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { LinkButton, StatCards } from '@/src/admin/kit/ui/parts'
import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'
import { contentRows } from '@/src/domain/content/registry'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { FindReplace } from '../bulk/FindReplace'
import { ImportExport } from '../bulk/ImportExport'
import { orphanedWhere } from './orphaned'
import { textsList } from './texts-list'

export const SiteTextsScreen = screenView('siteTexts', async ({ context }) => {
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
})

async function TextStats({ req }: { req: PayloadRequest }) {
  const of = async (where: Where) =>
    countedText(await countUpTo(req, 'contentElements', { where, sort: 'sortOrder' }))
  const list = adminHref('siteTexts')
  const [all, drafts, orphaned] = await Promise.all([
    of({}),
    of({ draftValue: { exists: true } }),
    of(orphanedWhere()),
  ])
  const categories = new Set(contentRows().map(({ category }) => category)).size
  return (
    <StatCards
      stats={[
        { label: 'Total elements', value: all, href: list },
        { label: 'Drafts', value: drafts, href: `${list}?view=drafts` },
        { label: 'Pages', value: count(Object.keys(EDITOR_PAGES).length) },
        { label: 'Categories', value: count(categories) },
        { label: 'Orphaned', value: orphaned, href: `${list}?view=orphaned` },
      ]}
    />
  )
}
