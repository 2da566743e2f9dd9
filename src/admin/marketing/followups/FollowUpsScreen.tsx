import { can } from '@/src/access/actions'
import { ViewOnly } from '@/src/admin/catalogue/entries/ViewOnly'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import { SendButton } from '@/src/admin/kit/ui/edit/SendButton'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { LinkTabs } from '@/src/admin/kit/ui/LinkTabs'
import '../../catalogue/entries/entries.css'
import '../marketing.css'
import { QUIET } from '@/src/domain/marketing/follow-up-hours'
import { TemplateTable } from '../templates/TemplateTable'
import { templateRows } from '../templates/template-rows'
import { FollowUpList, NewFollowUp } from './FollowUpList'
import { ScheduleList } from './ScheduleList'

const TABS = {
  campaigns: 'Campaigns',
  templates: 'Email Templates',
  scheduled: 'Scheduled Emails',
} as const

const NAMES = ['campaigns', 'templates', 'scheduled'] as const

async function FollowUps({ context: { req, search } }: { context: ViewContext }) {
  const grant = await can(req, 'changeFollowUps')
  const tab = NAMES.find((name) => name === search.tab) ?? 'campaigns'
  const page = adminHref('followupTemplate')
  return (
    <div className="marketing">
      <PageHeader
        actions={
          grant && (
            <>
              <SendButton
                busyLabel="Processing…"
                failed="Error processing follow-ups."
                path="/api/follow-ups/process"
              >
                Process now
              </SendButton>
              {tab === 'templates' ? (
                <LinkButton href={page}>Create template</LinkButton>
              ) : (
                <NewFollowUp req={req} />
              )}
            </>
          )
        }
        description="Emails that go out by themselves when someone stops before they buy."
        screen="followups"
      />
      {!grant && <ViewOnly permission="manage_followups" />}
      <HowItWorks />
      <LinkTabs
        label="Follow-Up Manager"
        tabs={NAMES.map((name) => ({
          label: TABS[name],
          href: addressWith(adminHref('followups'), {}, { tab: name }),
          isCurrent: name === tab,
        }))}
      />
      {tab === 'campaigns' && <FollowUpList mayChange={grant !== null} req={req} />}
      {tab === 'templates' && (
        <TemplateTable
          at="/api/follow-ups"
          mayChange={grant !== null}
          page={page}
          rows={await templateRows(req)}
        />
      )}
      {tab === 'scheduled' && <ScheduleList req={req} />}
    </div>
  )
}

/** Emails that go out by themselves. */
export const FollowUpsScreen = screenView('followups', FollowUps)

/** How follow-ups work, for who sets them up. */
function HowItWorks() {
  return (
    <details className="marketing-explainer">
      <summary>How follow-ups work</summary>
      <ol>
        <li>
          <strong>Something stops.</strong> A lead leaves the checkout, an account lacks a name or
          phone number, or a customer has not come back.
        </li>
        <li>
          <strong>The delay passes.</strong> We look every minute and plan one email per person and
          occasion.
        </li>
        <li>
          <strong>We ask again.</strong> No one gets it who bought, wrote to us, unsubscribed or
          came back meanwhile.
        </li>
        <li>
          <strong>It goes out by day.</strong>{' '}
          {`Never between ${QUIET.from - 12} PM and ${QUIET.until} AM`} where its reader is. It
          waits while its reader has had a marketing email that day, unless the settings say
          otherwise.
        </li>
      </ol>
    </details>
  )
}
