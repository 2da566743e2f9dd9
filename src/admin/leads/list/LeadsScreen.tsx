import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'
import { countedText } from '@/src/admin/kit/list/ListCount'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { RefreshData } from '@/src/admin/kit/page/RefreshData'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { LinkButton, StatCards } from '@/src/admin/kit/ui/parts'
import { conversionRate, leadFigures } from '@/src/domain/leads/lead-funnel'
import { isoDayIn, startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { countUpTo } from '@/src/queries/platform/list-pages'
import { leadTallies } from '@/src/services/leads/figures/lead-figures'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { LastLeads, LeadBulk } from '../bulk/LeadBulk'
import { leadRuns } from '../bulk/lead-runs'
import { LeadFigures } from '../figures/LeadFigures'

import { leadsList } from './leads-list'

type Of = { readonly req: PayloadRequest }

async function Today({ req }: Of) {
  const since = startOfPeriod(new Date(), await businessZoneOf(req), 1).toISOString()
  const where = { createdAt: { greater_than_equal: since } }
  return countedText(await countUpTo(req, 'leads', { where }))
}

async function Cards({ req }: Of) {
  const figures = leadFigures(await leadTallies(req))
  const list = adminHref('leads')
  return (
    <StatCards
      stats={[
        { label: 'Total Leads', value: count(figures.total), href: `${list}?view=all` },
        { label: 'Converted', value: count(figures.converted), href: `${list}?view=converted` },
        {
          label: 'Today',
          value: (
            <Suspense fallback="…">
              <Today req={req} />
            </Suspense>
          ),
          href: `${list}?view=all&sort=-createdAt`,
        },
        { label: 'Conversion Rate', value: conversionRate(figures) },
      ]}
    />
  )
}

const LABELS = ['Total Leads', 'Converted', 'Today', 'Conversion Rate']

/** How many leads there are, and how many bought; the rows do not wait for it. */
function LeadCounts({ req }: Of) {
  return (
    <Suspense fallback={<StatCards stats={LABELS.map((label) => ({ label, value: '…' }))} />}>
      <Cards req={req} />
    </Suspense>
  )
}

export const LeadsScreen = screenView('leads', async ({ context }) => {
  const { req, held, search } = context
  const mayManage = held.has('manage_leads')
  const today = isoDayIn(new Date(), await businessZoneOf(req))
  return (
    <div className="list-dense list-wide [--dense-gap:6px] [--dense-width:200px] [&_abbr]:no-underline [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline">
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
        csvOfChosen={{ name: `leads-${today}`, noun: ['lead', 'leads'] }}
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
})
