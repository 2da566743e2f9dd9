import { and, eq, inArray, like, notExists } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { campaign_recipients, consents } from '@/src/database-schema'
import { storedAddresses } from '@/src/domain/mail/address-list'
import { storedListConsent } from '@/src/domain/marketing/campaign-input'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import type { EmailCampaign } from '@/src/payload-types'
import { recordImported } from '@/src/services/leads/import/import-consent'

const AT_ONCE = 1000

/** How it stands with recipients whose mail is out, or may be. */
export const MAY_BE_OUT = ['sending', 'sent', 'unknown'] as const

/** What staff say that the people of a campaign's list agreed to; null where they say nothing. */
export const statedConsent = ({
  audience,
  listConsent,
}: Pick<EmailCampaign, 'audience' | 'listConsent'>) =>
  audience === 'list' ? storedListConsent(listConsent) : null

/**
 * Writes down that those on a list agreed, as staff say they did. Not before the campaign begins: of
 * a draft the list may be the wrong one, and other campaigns go by what is written here.
 */
export async function recordListConsent(
  req: PayloadRequest,
  campaign: EmailCampaign,
): Promise<void> {
  const stated = statedConsent(campaign)
  if (!stated) return
  const db = await databaseOf(req)
  const addresses = storedAddresses(campaign.addresses)
  const consent = { ...stated, purpose: 'offers' } as const
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const batch = addresses.slice(from, from + AT_ONCE)
    await recordImported(db, batch, { id: campaign.id, consent, kind: 'campaign' })
  }
}

/** Takes it back for everyone but those whom the campaign has, or may have, reached. */
export async function forgetListConsent(req: Caller, id: string): Promise<void> {
  const db = await databaseOf(req)
  const { campaign, email, status } = campaign_recipients
  const reached = query
    .select({ email })
    .from(campaign_recipients)
    .where(and(eq(campaign, id), eq(email, consents.email), inArray(status, [...MAY_BE_OUT])))
  await db.delete(consents).where(
    and(
      eq(consents.place, 'import'),
      like(consents.note, `%(campaign ${id})`), // as `recordImported` ends it
      notExists(reached),
    ),
  )
}
