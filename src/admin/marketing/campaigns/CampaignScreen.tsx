import { can } from '@/src/access/actions'
import { askedId } from '@/src/admin/kit/page/asked-id'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { ViewOnly } from '@/src/admin/kit/page/ViewOnly'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { writingOf } from '@/src/admin/marketing/templates/writing'
import { storedListConsent } from '@/src/domain/marketing/campaign-input'
import { CAMPAIGN_STATUS } from '@/src/domain/marketing/campaign-status'
import { ALL_LEADS, storedLeadFilter } from '@/src/domain/marketing/lead-filter'
import { localOfMoment } from '@/src/domain/vocabulary/time/time-zone'
import type { EmailCampaign } from '@/src/payload-types'
import {
  filterChoices,
  findWritten,
  previewLeads,
  templateRows,
} from '@/src/queries/marketing/campaigns'
import { audienceProblem } from '@/src/services/marketing/campaigns/audience'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { CampaignActions } from './CampaignActions'
import { ScheduleDrawer, TestDrawer } from './CampaignDrawers'
import { CampaignEditor } from './CampaignEditor'
import { CampaignReport } from './CampaignReport'
import { SendPanel } from './SendPanel'

type Context = { readonly context: ViewContext }

const isOpen = (campaign: EmailCampaign | null) =>
  campaign === null || campaign.status === 'draft' || campaign.status === 'scheduled'

async function Editor({
  context: { req },
  campaign,
}: Context & { campaign: EmailCampaign | null }) {
  const templates = await templateRows(req)
  const leadFilter = storedLeadFilter(campaign?.leadFilter) ?? ALL_LEADS
  return (
    <CampaignEditor
      addressCount={campaign?.addressCount ?? 0}
      choices={await filterChoices(req, leadFilter)}
      id={campaign?.id ?? null}
      key={`${campaign?.id} ${campaign?.updatedAt}`}
      leads={await previewLeads(req)}
      page={adminHref('emailCampaign')}
      templates={templates
        .filter(({ isActive }) => isActive)
        .map(({ id, name, subject, ...written }) => ({ id, name, subject, ...writingOf(written) }))}
      values={{
        name: campaign?.name ?? '',
        subject: campaign?.subject ?? '',
        ...writingOf(campaign ?? { content: '', writtenAs: 'visual' }),
        audience: campaign?.audience ?? 'leads_open',
        leadFilter,
        addresses: null,
        listConsent: storedListConsent(campaign?.listConsent) ?? { textVersion: '', where: '' },
        perMinute: campaign?.perMinute ?? 60,
      }}
      version={campaign?.updatedAt ?? null}
    />
  )
}

async function Actions({ context: { req }, campaign }: Context & { campaign: EmailCampaign }) {
  const grant = await can(req, 'changeCampaigns')
  if (!grant) return null
  const { id, subject, content, status, perMinute } = campaign
  const zone = campaign.timeZone ?? (await businessZoneOf(req))
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const at = localOfMoment(campaign.scheduledAt ? new Date(campaign.scheduledAt) : tomorrow, zone)
  return (
    <>
      {isOpen(campaign) && (
        <TestDrawer content={content} subject={subject} to={req.user?.email ?? ''} />
      )}
      {isOpen(campaign) && <ScheduleDrawer at={at} id={id} timeZone={zone} />}
      <CampaignActions
        failed={campaign.failedCount ?? 0}
        grant={grant}
        id={id}
        page={adminHref('emailCampaign')}
        status={status}
      />
      {isOpen(campaign) && <SendPanel id={id} perMinute={perMinute} version={campaign.updatedAt} />}
    </>
  )
}

async function Campaign({ context }: Context) {
  const { req, search } = context
  const grant = await can(req, 'changeCampaigns')
  const id = askedId(search)
  const campaign = await findWritten(req, 'emailCampaigns', id)
  if (id && !campaign) {
    return (
      <EmptyState action={<LinkButton href={adminHref('emailCampaign')}>New campaign</LinkButton>}>
        This campaign no longer exists.
      </EmptyState>
    )
  }
  const status = campaign && CAMPAIGN_STATUS[campaign.status]
  return (
    <div className="[&_.admin-tabs]:mb-4 [&>.status-pill]:mb-4">
      <PageHeader
        actions={campaign && <Actions campaign={campaign} context={context} />}
        description={campaign?.name ?? 'One email to many people'}
        screen="emailCampaign"
      />
      {status && <TonePill tone={status.tone}>{status.label}</TonePill>}
      {!grant && <ViewOnly permission="manage_email" />}
      {grant && isOpen(campaign) && campaign && audienceProblem(campaign) && (
        <Notice title="Choose the leads again. " tone="error">
          The saved choice can’t be read. The form below shows all leads until you save it.
        </Notice>
      )}
      {grant && isOpen(campaign) && <Editor campaign={campaign} context={context} />}
      {campaign && !isOpen(campaign) && <CampaignReport campaign={campaign} req={req} />}
    </div>
  )
}

/** One campaign: written while it is a draft, reported once it has begun. */
export const CampaignScreen = screenView('emailCampaign', Campaign)
