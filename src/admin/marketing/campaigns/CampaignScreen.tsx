import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { askedId, screenView, type ViewContext } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { EmptyState, LinkButton, Notice } from '@/src/admin/kit/ui/parts'
import { writingOf } from '@/src/admin/marketing/templates/writing'
import { segmentIn, storedListConsent } from '@/src/domain/marketing/campaign-input'
import { CAMPAIGN_STATUS } from '@/src/domain/marketing/campaign-status'
import { ALL_LEADS, storedLeadFilter } from '@/src/domain/marketing/lead-filter'
import { localOfMoment } from '@/src/domain/vocabulary/time/time-zone'
import type { EmailCampaign } from '@/src/payload-types'
import {
  filterChoices,
  findWritten,
  previewLeads,
  templateChoices,
} from '@/src/queries/marketing/campaigns'
import { mailRules } from '@/src/services/mail/audience/audience'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import { audienceProblem } from '@/src/services/marketing/campaigns/audience'
import { NO_ADDRESS, NO_SERVER } from '@/src/services/marketing/campaigns/begin-campaign'
import { businessZone } from '@/src/services/platform/business-zone'
import { savedViewsOf } from '@/src/services/platform/saved-views'
import { CampaignActions } from './CampaignActions'
import { ScheduleDrawer, TestDrawer } from './CampaignDrawers'
import { CampaignEditor } from './CampaignEditor'
import { CampaignReport } from './CampaignReport'
import { SendPanel } from './SendPanel'
import { Step } from './Step'

type Context = { readonly context: ViewContext }

const isOpen = (campaign: EmailCampaign | null) =>
  campaign === null || campaign.status === 'draft' || campaign.status === 'scheduled'

async function Editor({
  context: { req },
  campaign,
}: Context & { campaign: EmailCampaign | null }) {
  const leadFilter = storedLeadFilter(campaign?.leadFilter) ?? ALL_LEADS
  return (
    <CampaignEditor
      addressCount={campaign?.addressCount ?? 0}
      choices={await filterChoices(req, leadFilter)}
      id={campaign?.id ?? null}
      key={`${campaign?.id} ${campaign?.updatedAt}`}
      leads={await previewLeads(req)}
      segments={(await savedViewsOf(req, 'emailCampaign')).flatMap(({ id, name, question }) => {
        const kept = segmentIn(question)
        return kept ? [{ id, name, ...kept }] : []
      })}
      templates={await templateChoices(req)}
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

async function Sending({ context: { req }, campaign }: Context & { campaign: EmailCampaign }) {
  const { id, subject, content, perMinute } = campaign
  const zone = campaign.timeZone ?? (await businessZone(req))
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const at = localOfMoment(campaign.scheduledAt ? new Date(campaign.scheduledAt) : tomorrow, zone)
  return (
    <>
      <TestDrawer content={content} subject={subject} to={req.user?.email ?? ''} />
      <ScheduleDrawer at={at} id={id} timeZone={zone} />
      <SendPanel id={id} perMinute={perMinute} version={campaign.updatedAt} />
    </>
  )
}

/** What keeps every campaign from being sent, said before anyone tries. */
async function obstacleOf(req: PayloadRequest): Promise<string | null> {
  if (!(await mailRules(req)).hasPostalAddress) return NO_ADDRESS
  return (await hasMailServer(req.payload)) ? null : NO_SERVER
}

/** The last step: a test, a time, or now. */
async function When({ context, campaign }: Context & { campaign: EmailCampaign | null }) {
  const obstacle = await obstacleOf(context.req)
  return (
    <div className="mt-4 max-w-[calc(50%-12px)] narrow:max-w-none">
      <Step number={3} title="When">
        {obstacle && <Notice tone="warning">{obstacle}</Notice>}
        {campaign ? (
          <>
            <p>What is on the screen is saved and sent.</p>
            <div className="flex flex-wrap gap-2.5">
              <Sending campaign={campaign} context={context} />
            </div>
          </>
        ) : (
          <p>Save the campaign. Then send a test, schedule it, or send it now.</p>
        )}
      </Step>
    </div>
  )
}

export const CampaignScreen = screenView('emailCampaign', async ({ context }) => {
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
        actions={
          campaign &&
          grant && (
            <CampaignActions
              failed={campaign.failedCount ?? 0}
              grant={grant}
              id={campaign.id}
              status={campaign.status}
            />
          )
        }
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
      {grant && isOpen(campaign) && <When campaign={campaign} context={context} />}
      {campaign && !isOpen(campaign) && <CampaignReport campaign={campaign} req={req} />}
    </div>
  )
})
