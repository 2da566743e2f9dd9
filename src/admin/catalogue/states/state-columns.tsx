import { Link } from '@payloadcms/ui'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import type { Column } from '@/src/admin/kit/ui/DataTable'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatMoney, usd } from '@/src/domain/vocabulary/money/money'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

import { EntryActions } from '../entries/EntryActions'
import { ActiveSwitch } from '../entries/FlagSwitch'
import { factHref } from '../facts/fact-address'
import { StateForm } from './StateForm'
import type { StateRow } from './state-rows'

const dollars = (fee: number) => formatMoney(usd(fee))

function FilingFee({ row: { shown, fact, coming } }: { row: StateRow }) {
  const { code, filingFee } = shown.entry
  return (
    <>
      {fact ? (
        <Link href={factHref(code, fact)} prefetch={false}>
          {dollars(filingFee)}
        </Link>
      ) : (
        dollars(filingFee)
      )}
      {coming && (
        <Link className="admin-sub" href={factHref(code, coming.fact)} prefetch={false}>
          {`${dollars(coming.fee)} from ${calendarDay(coming.from)}`}
        </Link>
      )}
    </>
  )
}

function Source({ row: { source } }: { row: StateRow }) {
  if (!source) return <span className="entry-missing">No source</span>
  return (
    <a className="entry-source" href={source.url} rel="noreferrer" target="_blank">
      {source.title}
    </a>
  )
}

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
      form={grant && <StateForm grant={grant} shown={shown} />}
      shown={shown}
      slug="states"
    >
      <Link aria-label={`Facts of ${name}`} href={facts} prefetch={false}>
        Facts
      </Link>
    </EntryActions>
  )
}

/** The columns of the list of states, the specification's first. */
export function stateColumns(grant: Grant<'changeStates'> | null): Column<StateRow>[] {
  return [
    { key: 'state', label: 'State', phone: 'title', cell: ({ shown }) => shown.name },
    { key: 'code', label: 'Code', phone: 'hidden', cell: ({ shown }) => shown.entry.code },
    {
      key: 'filing-fee',
      label: 'Filing Fee',
      end: true,
      phone: 'aside',
      cell: (row) => <FilingFee row={row} />,
    },
    {
      key: 'service-fee',
      label: 'Service Fee',
      end: true,
      cell: ({ shown }) => dollars(shown.entry.serviceFee),
    },
    { key: 'turnaround', label: 'Turnaround', cell: ({ shown }) => shown.entry.turnaroundTime },
    { key: 'source', label: 'Source', cell: (row) => <Source row={row} /> },
    {
      key: 'as-of',
      label: 'As of',
      cell: ({ asOf }) =>
        asOf ? <time dateTime={asOf}>{calendarDay(asOf)}</time> : 'Never checked',
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ shown: { id, name, entry } }) => (
        <ActiveSwitch
          isOn={entry.isActive}
          mayChange={grant !== null}
          name={name}
          path={`/api/states/${id}`}
        />
      ),
    },
    { key: 'actions', label: 'Actions', cell: (row) => <Actions grant={grant} row={row} /> },
  ]
}
