import type { PayloadRequest, Where } from 'payload'
import { type LeadMail, type LeadMailing, paragraphsOf } from '@/src/domain/leads/lead-change'
import { NO_FIGURES } from '@/src/domain/marketing/campaign-status'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import { businessZone } from '@/src/services/platform/business-zone'

/** Which leads: these, or all that a condition finds now. */
export type LeadAudience = { readonly ids: readonly string[] } | { readonly where: Where }

const MOST_NAME = 120
const MOST_LEADS = 100_000

const whereOf = (audience: LeadAudience): Where =>
  'ids' in audience ? { id: { in: [...audience.ids] } } : audience.where

/** The ids that are meant, as they are now: who comes to match later was never looked at. @throws AppError 422 */
async function idsOf(req: PayloadRequest, audience: LeadAudience): Promise<string[]> {
  const docs = await findRows(req, 'leads', {
    where: whereOf(audience),
    select: {},
    limit: MOST_LEADS + 1,
    overrideAccess: false,
  })
  if (docs.length === 0) throw new AppError('no_leads', 'These leads no longer exist.', 422)
  if (docs.length > MOST_LEADS) throw new AppError('too_many', TOO_MANY, 422)
  return docs.map(({ id }) => id)
}

const TOO_MANY =
  'One email goes to at most 100,000 chosen leads. For more, make a campaign to all leads.'

/**
 * Makes a campaign of a mail to chosen leads, as a draft. This is where sending begins: anyone who
 * sends campaigns reads `chosenLeads` and asks consent and suppressions of each address.
 *
 * @throws AppError 422 where there is no such lead, or too many
 */
export const mailLeads = transactional(
  async (req, audience: LeadAudience, { subject, message }: LeadMail): Promise<LeadMailing> => {
    const chosenLeads = await idsOf(req, audience)
    const day = dayText(new Date().toISOString(), await businessZone(req))
    const campaign = await createRow(req, 'emailCampaigns', {
      data: {
        name: `Leads, ${day}: ${subject}`.slice(0, MOST_NAME),
        subject,
        content: paragraphsOf(message),
        writtenAs: 'code',
        audience: 'leads_chosen',
        chosenLeads,
        perMinute: 60,
        status: 'draft',
        ...NO_FIGURES,
      },
      overrideAccess: true, // anyone who manages leads drafts it; only those who manage email send it
    })
    return { campaign: campaign.id, count: chosenLeads.length }
  },
)
