import { Suspense } from 'react'

import { RefreshData } from '@/src/admin/catalogue/entries/RefreshData'
import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { businessZoneOf } from '@/src/services/platform/business-zone'

import { LeadBulk } from '../bulk/LeadBulk'
import { LeadFigures } from '../figures/LeadFigures'
import '../leads.css'
import { exportLeads, freezeLeads, leadLines } from './export-leads'
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
        bulk={
          <>
            {mayManage && <LeadBulk isTrash={search.view === 'trash'} key={String(search.view)} />}
            <ExportSelected
              freeze={freezeLeads}
              name={`leads-${today}`}
              noun={['lead', 'leads']}
              step={leadLines}
            />
          </>
        }
        canSaveViews
        context={context}
        exportCsv={exportLeads}
        list={leadsList}
        stats={<LeadCounts req={req} />}
      />
      <Suspense>
        <LeadFigures req={req} />
      </Suspense>
    </div>
  )
}

/** Who began to buy and did not finish, the most promising first. */
export const LeadsScreen = screenView('leads', Screen)
