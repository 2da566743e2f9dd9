import type { Where } from 'payload'
import { column } from '@/src/admin/kit/list/columns'

import { filled, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { whereAny } from '@/src/admin/kit/list/search-words'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { type Advised, lengthOf, lengthText, verdictOn } from '@/src/domain/content/seo/lengths'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { countSeoRows, readSeoRows, type SeoRow } from '@/src/queries/content/site-pages'
import { ActiveBadge } from '../ActiveBadge'
import { SeoRowActions } from './SeoRowActions'

const KEPT: Where = { deletedAt: { exists: false } }

const kept = (isActive: boolean): Where => ({ and: [KEPT, { isActive: { equals: isActive } }] })

function Length({ of, text, label }: { of: Advised; text: string; label: string }) {
  return (
    <span
      className="text-muted tabular-nums data-[verdict=good]:text-good data-[verdict=long]:text-warning data-[verdict=short]:text-warning"
      data-verdict={verdictOn(of, text)}
      title={lengthText(of, text)}
    >
      {`${label} ${lengthOf(text)}`}
    </span>
  )
}

const seoPageHref = (id: string): string => `${adminHref('seoPage')}?id=${id}`

export const seoList: ListSpec<SeoRow> = {
  screen: 'seo',
  description: 'What search engines and link previews show of each page.',
  empty: 'No pages yet. Add one to say how search engines show it.',
  views: {
    all: { label: 'All', where: KEPT },
    active: { label: 'Active', where: kept(true), empty: 'No page is active.' },
    inactive: { label: 'Inactive', where: kept(false), empty: 'Every page is active.' },
    trash: filled('Trash', 'deletedAt', 'The trash is empty. Deleted SEO pages stay here.'),
  },
  filters: {},
  search: {
    label: 'Path, title or description',
    where: (text) => whereAny(['path', 'pageTitle', 'metaDescription'], text),
  },
  sort: 'path',
  countViews: true,
  columns: [
    column(
      'Page',
      { phone: 'title', sort: 'path', csv: ({ path }) => path },
      ({ id, path, pageTitle }) => (
        <RowTitle href={seoPageHref(id)} sub={pageTitle}>
          {path}
        </RowTitle>
      ),
    ),
    column(
      'Meta description',
      { phone: 'hidden', csv: ({ metaDescription }) => metaDescription },
      ({ metaDescription }) => (
        <span className="block overflow-hidden max-w-[40ch] text-ellipsis whitespace-nowrap">
          {metaDescription}
        </span>
      ),
    ),
    column('Characters', 'left', ({ pageTitle, metaDescription }) => (
      <span className="grid gap-0.5 whitespace-nowrap">
        <Length label="Title" of="pageTitle" text={pageTitle} />
        <Length label="Description" of="metaDescription" text={metaDescription} />
      </span>
    )),
    column(
      'Status',
      { phone: 'aside', csv: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
      ({ id, path, isActive, noindex, deletedAt, mayChange }) => (
        <span className="inline-flex relative z-1 flex-wrap items-center gap-1">
          <ActiveBadge
            failure="Error updating SEO page. Please try again"
            isOn={isActive}
            mayChange={mayChange && !deletedAt}
            name={path}
            path={`/api/seo/pages/${id}`}
          />
          {noindex && <TonePill tone="warning">noindex</TonePill>}
        </span>
      ),
    ),
    column(
      'Changed',
      {
        phone: 'right',
        sort: 'updatedAt',
        csv: ({ updatedAt }, zone) => isoDayIn(new Date(updatedAt), zone),
      },
      ({ updatedAt }) => <Day at={updatedAt} />,
    ),
    column('Actions', {}, ({ id, path, deletedAt, mayChange }) => (
      <SeoRowActions
        edit={seoPageHref(id)}
        id={id}
        isTrashed={Boolean(deletedAt)}
        mayChange={mayChange}
        path={path}
      />
    )),
  ],
  count: countSeoRows,
  read: readSeoRows,
}
