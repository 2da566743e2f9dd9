import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { ListSearch } from '@/src/admin/kit/list/ListSearch'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState, LinkButton, PageLink } from '@/src/admin/kit/ui/parts'
import { averagePrice } from '@/src/domain/catalogue/editing/bulk-prices'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatMoney, usd } from '@/src/domain/vocabulary/money/money'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { countStats } from '../entries/count-stats'
import { StateDrawer } from '../entries/drawers'
import { EntryActions } from '../entries/EntryActions'
import { EntryPage } from '../entries/EntryPage'
import { ActiveSwitch } from '../entries/FlagSwitch'
import { ExportFees } from '../facts/ExportFile'
import { factHref } from '../facts/fact-address'
import { SourceLink } from '../facts/SourceLink'
import { matching, type StateRow, stateRows } from './state-rows'

const dollars = (fee: number) => formatMoney(usd(fee))

function FilingFee({ row: { shown, fact, coming } }: { row: StateRow }) {
  const { code, filingFee } = shown.entry
  return (
    <>
      {fact ? (
        <PageLink href={factHref(code, fact)}>{dollars(filingFee)}</PageLink>
      ) : (
        dollars(filingFee)
      )}
      {coming && (
        <PageLink className="admin-sub" href={factHref(code, coming.fact)}>
          {`${dollars(coming.fee)} from ${calendarDay(coming.from)}`}
        </PageLink>
      )}
    </>
  )
}

const SOURCE =
  'inline-block max-w-32.5 overflow-hidden text-ellipsis align-bottom whitespace-nowrap phone:max-w-[60vw]'

function Actions({
  row: { shown },
  grant,
}: {
  row: StateRow
  grant: Grant<'changeStates'> | null
}) {
  const { name, entry } = shown
  const facts = addressWith(adminHref('stateFacts'), {}, { view: 'all', state: entry.code })
  return (
    <EntryActions
      form={grant && <StateDrawer grant={grant} shown={shown} />}
      shown={shown}
      slug="states"
    >
      <PageLink aria-label={`Facts of ${name}`} href={facts}>
        Facts
      </PageLink>
    </EntryActions>
  )
}

function stateColumns(grant: Grant<'changeStates'> | null): Column<StateRow>[] {
  return [
    column('State', 'title', ({ shown }) => shown.name),
    column('Code', 'hidden', ({ shown }) => shown.entry.code),
    column('Filing Fee', { phone: 'aside', end: true }, (row) => <FilingFee row={row} />),
    column('Service Fee', { end: true }, ({ shown }) => dollars(shown.entry.serviceFee)),
    column('Turnaround', {}, ({ shown }) => shown.entry.turnaroundTime),
    column('Source', {}, ({ source }) =>
      source ? (
        <SourceLink className={SOURCE} source={source} />
      ) : (
        <span className="text-muted">No source</span>
      ),
    ),
    column('As of', {}, ({ asOf }) =>
      asOf ? <time dateTime={asOf}>{calendarDay(asOf)}</time> : 'Never checked',
    ),
    column('Status', {}, ({ shown: { id, name, entry } }) => (
      <ActiveSwitch
        isOn={entry.isActive}
        mayChange={grant !== null}
        name={name}
        path={`/api/states/${id}`}
      />
    )),
    column('Actions', {}, (row) => <Actions grant={grant} row={row} />),
  ]
}

export const StatesScreen = screenView('states', async ({ context: { req, search } }) => {
  const grant = await can(req, 'changeStates')
  const mayImport = (await can(req, 'importFees')) !== null
  const all = await stateRows(req)
  const text = typeof search.q === 'string' ? search.q.slice(0, 200) : ''
  const fees = all.map(({ shown }) => shown.entry.filingFee)
  const stats = [
    ...countStats(all.map(({ shown }) => shown.entry)),
    { label: 'Average filing fee', value: `$${averagePrice(fees)}` },
  ]
  return (
    <EntryPage
      actions={
        <>
          <ExportFees />
          {mayImport && <LinkButton href={adminHref('feeImport')}>Import fees</LinkButton>}
          {grant && <StateDrawer grant={grant} shown={null} />}
        </>
      }
      description="What each state charges, how long it takes, and where that is written."
      grant={grant}
      req={req}
      slug="states"
      stats={stats}
    >
      <div className="max-w-90 mb-3">
        <ListSearch action={adminHref('states')} kept={[]} label="Find a state" text={text} />
      </div>
      <div className="mb-7 wide:[&_th]:px-2 wide:[&_td]:px-2 wide:[&_td]:py-1.25 [&_td]:align-middle wide:[&_td]:whitespace-nowrap wide:[&_td:first-child]:whitespace-normal">
        <DataTable
          columns={stateColumns(grant)}
          empty={
            <EmptyState
              action={
                text ? (
                  <LinkButton href={adminHref('states')}>Show all states</LinkButton>
                ) : undefined
              }
            >
              {text
                ? `No state matches “${text}”.`
                : 'There are no states, so customers cannot start a checkout. Add a state to begin selling.'}
            </EmptyState>
          }
          isWhole
          label="States & Entities"
          rows={matching(all, text)}
        />
      </div>
    </EntryPage>
  )
})
