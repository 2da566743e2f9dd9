import type { PayloadRequest, Where } from 'payload'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { EDITOR_PAGES } from '@/src/domain/content/editing/editor-pages'
import { contentRows } from '@/src/domain/content/registry'

import { orphanedWhere } from './orphaned'

/** How much there is to say, and how much of it is not said yet. */
export async function TextStats({ req }: { req: PayloadRequest }) {
  const of = async (where: Where) =>
    countedWords(await countUpTo(req, 'contentElements', { where, sort: 'sortOrder' }))
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
