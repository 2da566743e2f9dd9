import type { PayloadRequest, Where } from 'payload'
import { cursorText } from '@/src/admin/kit/list/cursor'
import type { ListSpec, Question } from '@/src/admin/kit/list/list-spec'
import { whereHolds } from '@/src/admin/kit/list/search-words'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { CopyButton } from '@/src/admin/kit/ui/copy/CopyButton'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import type { EditedElement } from '@/src/domain/content/editing/change-set'
import { EDITOR_PAGES, pageLabel } from '@/src/domain/content/editing/editor-pages'
import { shownValue } from '@/src/domain/content/editing/element-state'
import { CATEGORY_LABELS, TYPE_LABELS, valueText } from '@/src/domain/content/editing/element-text'
import type { ElementCategory, ElementType } from '@/src/domain/content/element-kinds'
import { specOf } from '@/src/domain/content/registry'
import { elementOf } from '@/src/services/content/editing/elements'
import { orphanedWhere } from './orphaned'
import { RevertText } from './RevertText'

type TextRow = EditedElement & {
  readonly type: ElementType
  readonly category: ElementCategory
  readonly default: string
  readonly changedAt: string | null
  readonly isOrphaned: boolean
}

/** As the site has them: page by page, from top to bottom. */
const ORDER = ['page', 'category', 'sortOrder', 'id'] as const

type Place = Readonly<Record<(typeof ORDER)[number], string | number>>

/** What comes after a row in that order. */
const after = (place: Place): Where => ({
  or: ORDER.map((field, index) => ({
    and: [
      ...ORDER.slice(0, index).map((earlier) => ({ [earlier]: { equals: place[earlier] } })),
      { [field]: { greater_than: place[field] } },
    ],
  })),
})

async function beyond(req: PayloadRequest, asked: Question): Promise<Where> {
  const id = asked.after?.[1]
  if (!id) return {}
  const last = await req.payload.findByID({
    collection: 'contentElements',
    id,
    depth: 0,
    disableErrors: true,
    select: { page: true, category: true, sortOrder: true },
    overrideAccess: false,
    req,
  })
  return last ? after(last) : {}
}

/** One page of the table of all texts. */
const textRows: ListSpec<TextRow>['read'] = async (req, asked, limit) => {
  const { docs } = await req.payload.find({
    collection: 'contentElements',
    where: { and: [asked.where, await beyond(req, asked)] },
    sort: [...ORDER],
    limit: limit + 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const rows = docs.slice(0, limit).map((doc) => ({
    ...elementOf(doc),
    type: doc.elementType,
    category: doc.category,
    default: doc.defaultValue ?? '',
    changedAt: doc.changedAt ?? null,
    isOrphaned: specOf(doc.page, doc.selector) === undefined,
  }))
  const last = docs.length > limit ? docs[limit - 1] : undefined
  return { rows, after: last ? cursorText([last.sortOrder, last.id]) : null }
}

const PAGES: Readonly<Record<string, string>> = {
  '/layout': 'All pages',
  ...Object.fromEntries(Object.entries(EDITOR_PAGES).map(([page, { label }]) => [page, label])),
}

/** The address of the editor with a text open in it. */
const editHref = ({ page, id }: TextRow): string =>
  `${adminHref('visualEditor')}?${new URLSearchParams({ page, element: id })}`

/** Every text of the site, as the specification's table has them. */
export const textsList = (canEdit: boolean): ListSpec<TextRow> => ({
  screen: 'siteTexts',
  description: 'Every text of the site, page by page. A draft shows here before visitors see it.',
  empty: 'No texts yet. They arrive with their defaults when the site starts.',
  views: {
    all: { label: 'All', where: {} },
    drafts: {
      label: 'Drafts',
      where: { draftValue: { exists: true } },
      empty: 'No drafts. Visitors see everything as it is.',
    },
    claims: { label: 'Claims', where: { 'claim.isClaim': { equals: true } } },
    orphaned: {
      label: 'Orphaned',
      where: orphanedWhere(),
      empty: 'Every text has its place on the site.',
    },
  },
  filters: {
    page: { label: 'Page', options: PAGES, where: (pages) => ({ page: { in: [...pages] } }) },
    category: {
      label: 'Category',
      options: CATEGORY_LABELS,
      where: (categories) => ({ category: { in: [...categories] } }),
    },
  },
  search: { label: 'Label, selector or text', where: (text) => whereHolds(text) },
  sort: 'sortOrder',
  columns: [
    {
      key: 'label',
      label: 'Element',
      phone: 'title',
      cell: (row) => (
        <RowTitle href={editHref(row)} sub={row.selector}>
          {row.label}
        </RowTitle>
      ),
    },
    { key: 'page', label: 'Page', phone: 'left', cell: ({ page }) => pageLabel(page) },
    { key: 'category', label: 'Category', cell: ({ category }) => CATEGORY_LABELS[category] },
    { key: 'type', label: 'Type', cell: ({ type }) => TYPE_LABELS[type] },
    {
      key: 'value',
      label: 'Current value',
      cell: (row) => <span className="site-texts__value">{valueText(shownValue(row)) || '–'}</span>,
    },
    {
      key: 'state',
      label: 'Draft',
      cell: ({ draft, isOrphaned }) =>
        [draft !== null && 'Draft', isOrphaned && 'Orphaned'].filter(Boolean).join(', ') || '–',
    },
    {
      key: 'changed',
      label: 'Last changed',
      cell: ({ changedAt }) => (changedAt ? <ShortMoment at={changedAt} /> : 'Never'),
    },
    {
      key: 'actions',
      label: '',
      phone: 'right',
      cell: (row) => (
        <span className="site-texts__actions">
          <CopyButton name={`the text of ${row.label}`} text={shownValue(row)} />
          {canEdit && shownValue(row) !== row.default && (
            <RevertText id={row.id} label={row.label} revision={row.revision} />
          )}
        </span>
      ),
    },
  ],
  read: textRows,
})
