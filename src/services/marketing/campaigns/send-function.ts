import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import { emails } from '@/src/database-schema'
import { SAMPLE_VALUES } from '@/src/domain/marketing/template-variables'
import { databaseOf } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { unsubscribePage } from '@/src/services/mail/consent/unsubscribe'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { withEncryptedTokens } from '@/src/services/mail/mail-keys'
import { hasMailServer } from '@/src/services/mail/mail-transport'
import { onSheet } from '@/src/services/mail/marketing-sheet'
import { sendEmail } from '@/src/services/mail/send-email'
import { countAudience } from '@/src/services/marketing/campaigns/audience'
import { NO_SERVER } from '@/src/services/marketing/campaigns/begin-campaign'
import { sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { renderTemplate } from '@/src/services/marketing/rendering/render-template'

type Words = { readonly subject: string; readonly content: string }

/** A test is asked for by staff and goes to whom they name: no one's consent is in question. */
async function sendOneTest(req: PayloadRequest, to: string, words: Words): Promise<string | null> {
  const result = await renderTemplate(words, SAMPLE_VALUES)
  if (!result.ok) {
    const { place, words: said } = result.problem
    throw wrongField(place, said, 'template')
  }
  const dedupeKey = `campaign-test:${randomUUID()}`
  const sheet = {
    brand: await readMailBrand(req),
    unsubscribe: unsubscribePage({ email: to, campaign: null }),
  }
  const { subject, html, text } = onSheet(sheet, result.mail)
  const db = await databaseOf({ payload: req.payload })
  const [row] = await db
    .insert(emails)
    .values({
      ...withEncryptedTokens({ subject: `[Test] ${subject}`, html, text }, dedupeKey),
      to,
      dedupeKey,
      template: 'campaign-test',
      kind: 'transactional',
      status: 'queued',
      attempts: 0,
    })
    .returning({ id: emails.id })
  if (!row) return 'It could not be written'
  const outcome = await sendEmail(req.payload, row.id, { isOnlyTry: true })
  return 'reason' in outcome ? outcome.reason : null
}

/**
 * Sends a mail as it would look to a sample reader, at once.
 *
 * @returns how many went out
 * @throws AppError 409 where none could leave, 502 with the mail server's own words when none did
 */
export async function sendTest(
  req: PayloadRequest,
  { recipients, ...words }: Words & { readonly recipients: readonly string[] },
): Promise<number> {
  if (!(await hasMailServer(req.payload))) throw new AppError('no_mail_way', NO_SERVER, 409)
  const refusals: string[] = []
  for (const to of recipients) {
    const refusal = await sendOneTest(req, to, words)
    if (refusal !== null) refusals.push(refusal)
  }
  if (refusals.length === recipients.length) {
    throw new AppError('not_sent', refusals[0] || 'Failed to send test email', 502)
  }
  return recipients.length - refusals.length
}

/** Sends a mail to everyone who agreed, as a campaign of its own; to how many it goes. */
export async function sendToEveryone(
  req: PayloadRequest,
  { name, subject, content }: Words & { readonly name: string },
): Promise<number> {
  const {
    campaign: { id },
  } = await saveCampaign(req, {
    id: null,
    version: null,
    name,
    subject,
    content,
    writtenAs: 'code',
    design: null,
    audience: 'everyone',
    leadFilter: null,
    addresses: null,
    listConsent: { textVersion: '', where: '' },
    perMinute: 600,
  })
  const { mailable } = await countAudience(req, id)
  if (mailable === 0) {
    throw new AppError(
      'no_recipients',
      'No one has agreed to marketing emails yet. The draft is saved.',
      422,
    )
  }
  await sendCampaign(req, id)
  return mailable
}
