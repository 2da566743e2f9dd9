import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { LinkButton, Section, StatCards } from '@/src/admin/kit/ui/parts'
import { lastChecks, seoFigures } from '@/src/queries/content/site-pages'
import { seoList } from './seo-list'

const TIPS = [
  'Keep page titles at 50-60 characters, with the most important words first.',
  'Write meta descriptions of 150-160 characters that say what the reader gets.',
  'Give every page a title and a description of its own.',
  'Use pictures of 1200 × 630 pixels for link previews.',
  'Set an address once and keep it. When a page has to move, add a redirect.',
]

const Tips = () => (
  <Section id="seo-tips" title="Best practices">
    <ul className="grid gap-1.5 m-0 ps-5">
      {TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Section>
)

const LABELS = ['Total Pages', 'Active Pages', 'Optimized Pages', 'Site check']

async function Figures({ req }: { req: PayloadRequest }) {
  const { total, active, optimized } = await seoFigures(req)
  const { last, isRunning } = await lastChecks(req)
  const list = adminHref('seo')
  const ended = last?.state === 'failed' ? 'Failed' : `${count(last?.findings.length ?? 0)} to mend`
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
          value: isRunning ? 'Running…' : last ? ended : 'Not done yet',
          href: adminHref('siteCheck'),
        },
      ]}
    />
  )
}

/** How many pages are described and how well; the rows do not wait for it. */
function SeoFigures({ req }: { req: PayloadRequest }) {
  return (
    <Suspense fallback={<StatCards stats={LABELS.map((label) => ({ label, value: '…' }))} />}>
      <Figures req={req} />
    </Suspense>
  )
}

export const SeoScreen = screenView('seo', async ({ context }) => {
  const { req } = context
  const grant = await can(req, 'changeSeo')
  return (
    <div className="[&_.admin-section]:mt-8 list-dense">
      <ListPage
        actions={
          <>
            <LinkButton href={adminHref('siteCheck')}>Site check</LinkButton>
            <LinkButton href={adminHref('redirects')}>Redirects</LinkButton>
            {grant && (
              <LinkButton look="primary" href={adminHref('seoPage')}>
                Add SEO page
              </LinkButton>
            )}
          </>
        }
        context={context}
        list={seoList}
        stats={
          <>
            {!grant && <ViewOnly permission="manage_seo" />}
            <SeoFigures req={req} />
          </>
        }
      />
      <Tips />
    </div>
  )
})
