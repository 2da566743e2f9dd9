import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { campaign_recipients, emails } from '@/src/database-schema'
import { CAMPAIGN_STATUS, type CampaignStatus, mayGo } from '@/src/domain/marketing/campaign-status'
import { plural } from '@/src/domain/vocabulary/plural'
import { localOfMoment, momentOfLocal } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf, lockInTransaction, transactional } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import { isOneOf, now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { EmailCampaign } from '@/src/payload-types'
import { mailRules } from '@/src/services/mail/audience/audience'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import { forgetListConsent, requireAudience } from '@/src/services/marketing/campaigns/audience'
import {
  NO_ADDRESS,
  NO_SERVER,
  resetRecipients,
} from '@/src/services/marketing/campaigns/begin-campaign'
import { countFigures } from '@/src/services/marketing/campaigns/figures'
import { callCampaign } from '@/src/services/marketing/campaigns/run-campaigns'
import { requireTemplate } from '@/src/services/marketing/rendering/render-template'

/** The campaign as staff may see it, held until the transaction ends. @throws NotFound, Forbidden */
export async function heldCampaign(req: PayloadRequest, id: string): Promise<EmailCampaign> {
  await lockInTransaction(req, `campaign:${id}`)
  return rowById(req, 'emailCampaigns', id, { overrideAccess: false })
}

function wrongStatus({ status }: EmailCampaign): AppError {
  const now = CAMPAIGN_STATUS[status].label.toLowerCase()
  return new AppError('wrong_status', `This campaign is ${now}. Refresh the page.`, 409)
}

function requireMove(campaign: EmailCampaign, to: CampaignStatus): void {
  if (!mayGo(campaign.status, to)) throw wrongStatus(campaign)
}

/** Where a campaign is begun from; later it is resumed, or sent again to those whose mail failed. */
const BEFORE_SENDING: readonly CampaignStatus[] = ['draft', 'scheduled', 'failed']

/** Written by Payload, so that it is logged who did it. */
const change = (req: PayloadRequest, id: string, data: Partial<EmailCampaign>) =>
  updateRow(req, 'emailCampaigns', id, {
    data,
    overrideAccess: true, // the caller may manage campaigns; a status is set by services alone
  })

/** @throws AppError 422 for what could not be sent to anybody */
async function requireSendable(req: PayloadRequest, campaign: EmailCampaign): Promise<void> {
  if (!(await mailRules(req)).hasPostalAddress) throw new AppError('no_address', NO_ADDRESS, 422)
  if (!(await hasMailServer(req.payload))) throw new AppError('no_mail_way', NO_SERVER, 409)
  await requireTemplate(campaign)
}

/** What staff do with a campaign, which is held meanwhile. */
const acting = <Rest extends unknown[], Result>(
  act: (req: PayloadRequest, campaign: EmailCampaign, ...rest: Rest) => Promise<Result>,
) =>
  transactional(
    async (req, id: string, ...rest: Rest): Promise<Result> =>
      act(req, await heldCampaign(req, id), ...rest),
  )

const CHANGED = 'Someone saved this campaign meanwhile. Refresh the page and look at it first.'

/** Begins to send, now. @param version when it was saved that the sender has seen */
export const sendCampaign = acting(async (req, campaign, version?: string) => {
  const { id, status } = campaign
  if (version && version !== campaign.updatedAt) throw new AppError('changed', CHANGED, 409)
  if (!BEFORE_SENDING.includes(status)) throw wrongStatus(campaign)
  requireAudience(campaign)
  await requireSendable(req, campaign)
  if (status === 'failed') {
    if ((campaign.sentCount ?? 0) > 0) throw new AppError('wrong_status', RESEND_INSTEAD, 409)
    await resetRecipients(req, id)
  }
  const startedAt = new Date().toISOString()
  const data = { status: 'sending', startedAt, scheduledAt: null, problem: null } as const
  const begun = await change(req, id, data)
  await callCampaign(req, id)
  return begun
})

const RESEND_INSTEAD = 'Some of its emails are out. Use Resend to failed.'

export type Schedule = { readonly at: string; readonly timeZone: string }

/** The moment that staff mean. @throws AppError 422 for one that is past, or that no clock shows */
export function momentOf({ at, timeZone }: Schedule, now: Date): Date {
  const moment = momentOfLocal(at, timeZone)
  const refuse = (words: string) => wrongField('at', words, 'schedule')
  if (!moment) throw refuse('Enter a date and a time')
  if (localOfMoment(moment, timeZone) !== at) {
    const shown = localOfMoment(moment, timeZone).slice(11)
    throw refuse(`Clocks skip this hour on that day. Choose another time, for example ${shown}.`)
  }
  if (moment <= now) throw refuse('This time has passed. Choose a later one.')
  if (moment.getTime() - now.getTime() > 366 * 86_400_000)
    throw refuse('Choose a time within a year')
  return moment
}

/** Lets a campaign begin at a moment. */
export const scheduleCampaign = acting(async (req, campaign, schedule: Schedule) => {
  if (campaign.status !== 'scheduled') requireMove(campaign, 'scheduled')
  requireAudience(campaign)
  await requireSendable(req, campaign)
  const scheduledAt = momentOf(schedule, new Date()).toISOString()
  const { timeZone } = schedule
  return change(req, campaign.id, { status: 'scheduled', scheduledAt, timeZone })
})

/** Takes a campaign back that has not begun, or of which nothing could be sent. */
export const reviseCampaign = acting(async (req, campaign) => {
  requireMove(campaign, 'draft')
  if ((campaign.sentCount ?? 0) > 0) throw new AppError('wrong_status', RESEND_INSTEAD, 409)
  await resetRecipients(req, campaign.id)
  return change(req, campaign.id, { status: 'draft', scheduledAt: null })
})

/** Stops taking recipients; a mail that is on its way arrives. */
export const pauseCampaign = acting(async (req, campaign) => {
  requireMove(campaign, 'paused')
  return change(req, campaign.id, { status: 'paused' })
})

export const resumeCampaign = acting(async (req, campaign) => {
  if (campaign.status !== 'paused') requireMove(campaign, 'paused')
  await requireSendable(req, campaign)
  const resumed = await change(req, campaign.id, { status: 'sending', problem: null })
  await callCampaign(req, campaign.id)
  return resumed
})

/** Ends a campaign for good: who waits gets nothing. */
export const cancelCampaign = acting(async (req, campaign) => {
  requireMove(campaign, 'cancelled')
  const { id } = campaign
  const { campaign: of, status } = campaign_recipients
  const db = await databaseOf(req)
  await db
    .update(campaign_recipients)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(of, id), inArray(status, ['new', 'waiting'])))
  await forgetListConsent(req, id)
  await countFigures(req, id)
  return change(req, id, { status: 'cancelled', finishedAt: new Date().toISOString() })
})

/** Tries those again whose mail was refused; never those of whom no one knows whether it arrived. */
export const resendToFailed = acting(async (req, campaign) => {
  requireMove(campaign, 'sending')
  await requireSendable(req, campaign)
  const { id } = campaign
  const { campaign: of, status, mail: its } = campaign_recipients
  const db = await databaseOf(req)
  const rows = await db
    .update(campaign_recipients)
    .set({ status: 'waiting', reason: null, attempts: 0, dueAt: now, updatedAt: now })
    .where(and(eq(of, id), eq(status, 'failed')))
    .returning({ mail: its })
  if (rows.length === 0) throw new AppError('none_failed', 'No email of this campaign failed.', 409)
  const mails = rows.flatMap(({ mail }) => mail ?? [])
  await db
    .update(emails)
    .set({ status: 'queued', lastError: null, attempts: 0, updatedAt: now })
    .where(and(isOneOf(emails.id, mails), eq(emails.status, 'failed')))
  await change(req, id, { status: 'sending', problem: null, finishedAt: null })
  await callCampaign(req, id)
  return `Sending again to ${plural(rows.length, 'recipient')}.`
})
