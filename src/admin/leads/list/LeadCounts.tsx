import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { conversionRate, leadFigures } from '@/src/domain/leads/lead-funnel'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { leadTallies } from '@/src/services/leads/figures/lead-tallies'
import { businessZoneOf } from '@/src/services/platform/business-zone'

type Of = { readonly req: PayloadRequest }

async function Today({ req }: Of) {
  const since = startOfPeriod(new Date(), await businessZoneOf(req), 1).toISOString()
  const where = { createdAt: { greater_than_equal: since } }
  return countedWords(await countUpTo(req, 'leads', { where }))
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
export function LeadCounts({ req }: Of) {
  return (
    <Suspense fallback={<StatCards stats={LABELS.map((label) => ({ label, value: '…' }))} />}>
      <Cards req={req} />
    </Suspense>
  )
}
