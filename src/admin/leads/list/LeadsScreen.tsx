import { Suspense } from 'react'

import { RefreshData } from '@/src/admin/catalogue/entries/RefreshData'
import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { businessZoneOf } from '@/src/services/platform/business-zone'

import { LastLeads, LeadBulk } from '../bulk/LeadBulk'
import { leadRuns } from '../bulk/lead-runs'
import { LeadFigures } from '../figures/LeadFigures'
import '../leads.css'
import * as csv from './export-leads'
import { LeadCounts } from './LeadCounts'
import { leadsList } from './leads-list'

async function Screen({ context }: { context: ViewContext }) {
  const { req, held, search } = context
  const mayManage = held.has('manage_leads')
  const today = isoDayIn(new Date(), await businessZoneOf(req))
  return (
    <div className="leads-list list-dense">
      <ListPage
        actions={
          <>
            <RefreshData label="Refresh" />
            {mayManage && <LinkButton href={adminHref('leadImport')}>Import</LinkButton>}
            <LinkButton href={adminHref('leadCalls')}>Call list</LinkButton>
          </>
        }
        bulk={mayManage && <LeadBulk isTrash={search.view === 'trash'} key={String(search.view)} />}
        canSaveViews
        context={context}
        csvOfChosen={{ from: csv, name: `leads-${today}`, noun: ['lead', 'leads'] }}
        exportCsv={csv.exportCsv}
        list={leadsList}
        stats={
          <>
            <LeadCounts req={req} />
            {mayManage && <LastRun req={req} runs={leadRuns} Show={LastLeads} />}
          </>
        }
      />
      <Suspense>
        <LeadFigures req={req} />
      </Suspense>
    </div>
  )
}

/** Who began to buy and did not finish, the most promising first. */
export const LeadsScreen = screenView('leads', Screen)
