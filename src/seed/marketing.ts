import type { Payload } from 'payload'

import { createMissing } from '@/src/seed/create-missing'
import { EMAIL_TEMPLATE_SEEDS, FOLLOW_UP_SEEDS } from '@/src/seed/email-template-seeds'

/** Email templates of each type, and the follow-ups that send them. */
export async function seedMarketing(payload: Payload) {
  const emailTemplates = await createMissing(
    payload,
    'emailTemplates',
    ['name'],
    EMAIL_TEMPLATE_SEEDS,
  )
  const campaigns = FOLLOW_UP_SEEDS.flatMap(({ template, ...campaign }) => {
    const emailTemplate = emailTemplates.get(template)?.id
    return emailTemplate ? [{ ...campaign, emailTemplate }] : []
  })
  const followupCampaigns = await createMissing(payload, 'followupCampaigns', ['name'], campaigns)
  return { emailTemplates, followupCampaigns }
}
