import { Link } from '@payloadcms/ui'
import type { PayloadRequest, Where } from 'payload'
import { can } from '@/src/access/actions'
import { column, momentColumn, wordColumn } from '@/src/admin/kit/list/columns'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { listRows, withGrant } from '@/src/admin/kit/list/list-rows'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { Notice } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { BLOCKING, LIST_OLD_DAYS } from '@/src/domain/screening/screening'
import { PLACES_REVIEW, SANCTIONED } from '@/src/domain/vocabulary/places/sanctioned-places'
import { idOf } from '@/src/domain/vocabulary/relation'
import { ADMIN, collectionHref } from '@/src/lib/admin-address'
import type { Screening } from '@/src/payload-types'
import { readConfirmations } from '@/src/services/catalogue/licensing/confirmations'
import { currentList, readSource } from '@/src/services/screening/sanctions-list'
import { ListAddress } from './ListAddress'
import { LoadList } from './LoadList'
import { decide } from './ScreeningPart'

const SHOWN = {
  name: true,
  role: true,
  country: true,
  status: true,
  hits: true,
  order: true,
  listPublishedOn: true,
  reason: true,
  createdAt: true,
} as const

type Row = Pick<Screening, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'decideScreening'> | null
}

const waiting: Where = { status: { in: [...BLOCKING] } }

const screeningList: ListSpec<Row> = {
  screen: 'screening',
  description:
    'Names on orders and payouts, compared with the sanctions list you loaded. A match stops the filing or the payout until someone decides.',
  empty: 'No name has been screened yet. Names are screened when an order is filed or paid out.',
  views: {
    waiting: { label: 'To decide', where: waiting, empty: 'No match waits for a decision.' },
    decided: { label: 'Decided', where: { decidedAt: { exists: true } } },
    all: { label: 'All', where: {} },
  },
  filters: {},
  search: { label: 'Name', where: (text) => ({ name: { contains: text } }), view: 'all' },
  sort: '-createdAt',
  countViews: true,
  columns: [
    column('Name', { phone: 'title', csv: ({ name }) => name }, ({ name }) => (
      <strong>{name}</strong>
    )),
    wordColumn('As', 'left', ({ role }) => role),
    column('Result', { phone: 'right', csv: ({ status }) => status }, ({ status }) => (
      <StatusPill status={status} />
    )),
    column('Order', {}, ({ order }) => {
      const id = idOf(order)
      return id && <Link href={collectionHref('orders', id)}>Open the order</Link>
    }),
    wordColumn('List of', undefined, ({ listPublishedOn }) => listPublishedOn, 'Searched by hand'),
    wordColumn('Reason', undefined, ({ reason }) => reason, ''),
    momentColumn('Since', 'right'),
    column('', { end: true }, ({ grant, ...row }) => decide(row, grant)),
  ],
  ...listRows('screenings', SHOWN, withGrant('decideScreening')),
}

const daysSince = (day: string) => Math.floor((Date.now() - Date.parse(day)) / 86_400_000)

/** Which list is in force and how old it is; how old the list of places is. */
async function Lists({ req }: { req: PayloadRequest }) {
  const list = await currentList(req)
  const source = await readSource(req)
  const review = (await readConfirmations(req)).find(({ need }) => need === 'sanctioned_places')
  const reviewed =
    review?.isOn && review.confirmedOn > SANCTIONED.asOf ? review.confirmedOn : SANCTIONED.asOf
  const places = daysSince(reviewed)
  return (
    <>
      {list ? (
        <Notice tone={daysSince(list.publishedOn) > LIST_OLD_DAYS ? 'warning' : 'info'}>
          {`The list in force was published on ${list.publishedOn}, has ${list.names.toLocaleString('en-US')} names and was loaded on `}
          <Day at={list.loadedAt} />
          {`. SHA-256 ${list.hash.slice(0, 16)}…`}
          {daysSince(list.publishedOn) > LIST_OLD_DAYS && (
            <span>
              {` Load the current one. After ${PLACES_REVIEW.stopDays} days, sales to people outside the United States stop.`}
            </span>
          )}
        </Notice>
      ) : (
        <Notice tone="warning">
          No list is loaded. Until then, search each name yourself and note it on the order before
          you file.
        </Notice>
      )}
      {source.trouble && (
        <Notice title="The last list could not be read. " tone="warning">
          <span>{source.trouble}</span>
        </Notice>
      )}
      {source.url && (
        <p className="admin-sub">
          {`Fetched each day from ${source.url}. `}
          {source.checkedAt && (
            <span>
              Last read on <Day at={source.checkedAt} />.
            </span>
          )}
        </p>
      )}
      {places > PLACES_REVIEW.warnDays && (
        <Notice tone="warning">
          {`The list of sanctioned places was last reviewed on ${reviewed}. After ${PLACES_REVIEW.stopDays} days, sales to people outside the United States stop. `}
          <Link href={`${ADMIN}/before-you-sell#sanctioned_places`}>Note a review</Link>
        </Notice>
      )}
    </>
  )
}

export const ScreeningScreen = screenView('screening', async ({ context }) => {
  const grant = await can(context.req, 'loadSanctionsList')
  return (
    <ListPage
      actions={
        grant && (
          <>
            <ListAddress grant={grant} url={(await readSource(context.req)).url} />
            <LoadList grant={grant} />
          </>
        )
      }
      context={context}
      list={screeningList}
      stats={<Lists req={context.req} />}
    />
  )
})
