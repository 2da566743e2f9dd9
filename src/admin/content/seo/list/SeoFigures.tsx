import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { lastChecks } from '@/src/services/content/seo/last-check'

import { seoFigures } from './seo-row'

const LABELS = ['Total Pages', 'Active Pages', 'Optimized Pages', 'Site check']

async function Figures({ req }: { req: PayloadRequest }) {
  const { total, active, optimized } = await seoFigures(req)
  const { last, isRunning } = await lastChecks(req)
  const list = adminHref('seo')
  const found = last?.state === 'done' ? `${count(last.findings.length)} to mend` : 'Not done yet'
  return (
    <StatCards
      stats={[
        { label: 'Total Pages', value: count(total), href: list },
        { label: 'Active Pages', value: count(active), href: `${list}?view=active` },
        {
          label: 'Optimized Pages',
          value: count(optimized),
          beside: 'title and description of the recommended length',
        },
        {
          label: 'Site check',
          value: isRunning ? 'Running…' : found,
          href: adminHref('siteCheck'),
        },
      ]}
    />
  )
}

/** How many pages are described and how well; the rows do not wait for it. */
export function SeoFigures({ req }: { req: PayloadRequest }) {
  return (
    <Suspense fallback={<StatCards stats={LABELS.map((label) => ({ label, value: '…' }))} />}>
      <Figures req={req} />
    </Suspense>
  )
}
