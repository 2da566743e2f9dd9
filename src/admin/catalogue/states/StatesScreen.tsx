import { can } from '@/src/access/actions'
import { ListSearch } from '@/src/admin/kit/list/ListSearch'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { averagePrice } from '@/src/domain/catalogue/editing/bulk-prices'

import { countStats } from '../entries/count-stats'
import { EntryPage } from '../entries/EntryPage'
import { ExportFees } from './ExportFees'
import { StateForm } from './StateForm'
import { stateColumns } from './state-columns'
import { matching, stateRows } from './state-rows'

async function States({ context: { req, search } }: { context: ViewContext }) {
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
          {grant && <StateForm grant={grant} shown={null} />}
        </>
      }
      description="What each state charges, how long it takes, and where that is written."
      grant={grant}
      req={req}
      slug="states"
      stats={stats}
    >
      <div className="entry-bar">
        <ListSearch action={adminHref('states')} kept={[]} label="Find a state" text={text} />
      </div>
      <div className="entry-states">
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
          keyOf={({ id }) => id}
          label="States & Entities"
          rows={matching(all, text)}
        />
      </div>
    </EntryPage>
  )
}

/** The states in which companies are formed, with their fees and where those come from. */
export const StatesScreen = screenView('states', States)
