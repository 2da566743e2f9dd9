import { can } from '@/src/access/actions'
import { ViewOnly } from '@/src/admin/catalogue/entries/ViewOnly'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { count } from '@/src/admin/kit/ui/format'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { StatCards } from '@/src/admin/kit/ui/StatCards'
import { lastChecks, type SiteCheck } from '@/src/services/content/seo/last-check'

import '../seo.css'
import { Findings } from './Findings'
import { WhileRunning } from './WhileRunning'

function Result({ last }: { last: SiteCheck | null }) {
  if (!last) {
    return (
      <EmptyState>
        The site has not been checked yet. A check runs every night, or now with the button above.
      </EmptyState>
    )
  }
  if (last.state === 'failed') {
    return (
      <Notice title="The last check failed. " tone="error">
        {last.reason}
      </Notice>
    )
  }
  return (
    <>
      <StatCards
        stats={[
          { label: 'Pages checked', value: count(last.pages) },
          { label: 'To mend', value: count(last.findings.length) },
          { label: 'Last check', value: last.doneAt ? <ShortMoment at={last.doneAt} /> : '–' },
        ]}
      />
      <Findings findings={last.findings} />
    </>
  )
}

async function Screen({ context: { req } }: { context: ViewContext }) {
  const grant = await can(req, 'checkSite')
  const { last, isRunning } = await lastChecks(req)
  return (
    <div className="seo">
      <PageHeader
        actions={
          grant &&
          !isRunning && (
            <SendButton busyLabel="Starting…" look="primary" path="/api/seo/check">
              Check now
            </SendButton>
          )
        }
        description="Problems that search engines and visitors meet on the site, with where to fix each one."
        screen="siteCheck"
      />
      {!grant && <ViewOnly permission="manage_seo" />}
      {isRunning && <WhileRunning />}
      {(last || !isRunning) && <Result last={last} />}
    </div>
  )
}

/** What there is to mend on the whole site. */
export const SiteCheckScreen = screenView('siteCheck', Screen)
