import { can } from '@/src/access/actions'
import { RedirectDrawer } from '@/src/admin/content/seo/redirects/RedirectDrawer'
import { column } from '@/src/admin/kit/list/columns'
import { listRows } from '@/src/admin/kit/list/list-rows'
import { having, type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { whereAny } from '@/src/admin/kit/list/search-words'
import { Day } from '@/src/admin/kit/time/When'
import { deletionOf } from '@/src/admin/kit/ui/deletion'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import { count } from '@/src/admin/kit/ui/format'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { REDIRECT_TYPES, type RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import type { Redirect } from '@/src/payload-types'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { isFixedPage, shownRedirect } from '@/src/services/content/redirects/redirects'
import { ActiveBadge } from '../ActiveBadge'

type Props = {
  readonly grant: Grant<'changeRedirects'>
  readonly shown: Shown<RedirectEntry>
}

const RedirectActions = ({ grant, shown }: Props) => (
  <span className="inline-flex relative z-1 items-center gap-1 phone:[&_.kit-icon-button]:size-9">
    <RedirectDrawer grant={grant} key={shown.version} shown={shown} />
    <AskButton
      {...deletionOf('redirect')}
      label={`Delete ${shown.name}`}
      path={`/api/seo/redirects/${shown.id}/remove`}
    >
      <p>
        <strong>{`${shown.name} → ${shown.entry.to}`}</strong>
      </p>
      <p>Visitors of the old address will see “not found”.</p>
    </AskButton>
  </span>
)

const SHOWN = {
  from: true,
  to: true,
  type: true,
  isActive: true,
  hits: true,
  lastHitAt: true,
} as const

type RedirectRow = Pick<Redirect, 'id' | keyof typeof SHOWN> & {
  readonly shown: Shown<RedirectEntry>
  /** Whether a page of ours stands at its address, so that it is never used. */
  readonly isIdle: boolean
  /** Null for those who may only look. */
  readonly grant: Grant<'changeRedirects'> | null
}

/** A file that was exported can be corrected and imported again. */
const CSV: NonNullable<ListSpec<RedirectRow>['csvMore']> = [
  { label: 'from', csv: ({ from }) => from },
  { label: 'to', csv: ({ to }) => to },
  { label: 'type', csv: ({ type }) => type },
]

export const redirectsList: ListSpec<RedirectRow> = {
  screen: 'redirects',
  description: 'Old addresses of the site, and where they lead now.',
  empty: 'No redirects yet. Add one when a page moves, so that old links still work.',
  views: {
    all: { label: 'All', where: {} },
    active: having('Active', 'isActive', true, 'No redirect is active.'),
    inactive: having('Inactive', 'isActive', false, 'Every redirect is active.'),
    unused: having('Never used', 'hits', 0, 'Every redirect has been used.'),
  },
  filters: {
    type: oneOf('Type', 'type', REDIRECT_TYPES),
  },
  search: {
    label: 'Old or new address',
    where: (text) => whereAny(['from', 'to'], text),
  },
  sort: 'from',
  countViews: true,
  columns: [
    column('Old address', { phone: 'title', sort: 'from' }, ({ from, to, isIdle }) => (
      <>
        <strong className="wrap-anywhere">{from}</strong>
        <small className="admin-sub wrap-anywhere">{`→ ${to}`}</small>
        {isIdle && <small className="admin-sub">Never used: the site has a page here</small>}
      </>
    )),
    column('Type', 'left', ({ type }) => REDIRECT_TYPES[type]),
    column('Hits', { phone: 'right', end: true, sort: 'hits' }, ({ hits }) => count(hits)),
    column('Last hit', 'hidden', ({ lastHitAt }) => (lastHitAt ? <Day at={lastHitAt} /> : '–')),
    column('Status', 'aside', ({ id, from, isActive, grant }) => (
      <ActiveBadge
        isOn={isActive}
        mayChange={grant !== null}
        name={from}
        path={`/api/seo/redirects/${id}`}
      />
    )),
    column('Actions', {}, ({ shown, grant }) =>
      grant ? <RedirectActions grant={grant} shown={shown} /> : '–',
    ),
  ],
  csvMore: CSV,
  ...listRows('redirects', SHOWN, async (req, found) => {
    const grant = await can(req, 'changeRedirects')
    return found.map((row) => ({
      ...row,
      shown: shownRedirect(row),
      isIdle: isFixedPage(row.from),
      grant,
    }))
  }),
}
