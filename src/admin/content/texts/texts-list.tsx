import { column } from '@/src/admin/kit/list/columns'
import { filled, type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { whereHolds } from '@/src/admin/kit/list/search-words'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { CopyButton } from '@/src/admin/kit/ui/copy'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { EDITOR_PAGES, pageLabel } from '@/src/domain/content/editing/editor-pages'
import { shownValue } from '@/src/domain/content/editing/element-state'
import { CATEGORY_LABELS, TYPE_LABELS, valueText } from '@/src/domain/content/editing/element-text'
import { type TextRow, textRows } from '@/src/queries/content/text-rows'
import { orphanedWhere } from './orphaned'
import { RevertText } from './RevertText'

const PAGES: Readonly<Record<string, string>> = {
  '/layout': 'All pages',
  ...Object.fromEntries(Object.entries(EDITOR_PAGES).map(([page, { label }]) => [page, label])),
}

const editHref = ({ page, id }: TextRow): string =>
  `${adminHref('visualEditor')}?${new URLSearchParams({ page, element: id })}`

export const textsList = (canEdit: boolean): ListSpec<TextRow> => ({
  screen: 'siteTexts',
  description: 'Every text of the site, page by page. A draft shows here before visitors see it.',
  empty: 'No texts yet. They arrive with their defaults when the site starts.',
  views: {
    all: { label: 'All', where: {} },
    drafts: filled('Drafts', 'draftValue', 'No drafts. Visitors see everything as it is.'),
    claims: { label: 'Claims', where: { 'claim.isClaim': { equals: true } } },
    orphaned: {
      label: 'Orphaned',
      where: orphanedWhere(),
      empty: 'Every text has its place on the site.',
    },
  },
  filters: {
    page: oneOf('Page', 'page', PAGES),
    category: oneOf('Category', 'category', CATEGORY_LABELS),
  },
  search: { label: 'Label, selector or text', where: (text) => whereHolds(text) },
  sort: 'sortOrder',
  columns: [
    column('Element', 'title', (row) => (
      <RowTitle href={editHref(row)} sub={row.selector}>
        {row.label}
      </RowTitle>
    )),
    column('Page', 'left', ({ page }) => pageLabel(page)),
    column('Category', {}, ({ category }) => CATEGORY_LABELS[category]),
    column('Type', {}, ({ type }) => TYPE_LABELS[type]),
    column('Current value', {}, (row) => (
      <span className="line-clamp-2 max-w-[46ch] wrap-anywhere">
        {valueText(shownValue(row)) || '–'}
      </span>
    )),
    column(
      'Draft',
      {},
      ({ draft, isOrphaned }) =>
        [draft !== null && 'Draft', isOrphaned && 'Orphaned'].filter(Boolean).join(', ') || '–',
    ),
    column('Last changed', {}, ({ changedAt }) =>
      changedAt ? <ShortMoment at={changedAt} /> : 'Never',
    ),
    column('', 'right', (row) => (
      <span className="inline-flex">
        <CopyButton name={`the text of ${row.label}`} text={shownValue(row)} />
        {canEdit && shownValue(row) !== row.default && (
          <RevertText id={row.id} label={row.label} revision={row.revision} />
        )}
      </span>
    )),
  ],
  read: textRows,
})
