import type { Payload } from 'payload'

import { smtpTransport } from '@/src/email/smtp-transport'
import type { MailTransport, OutgoingMail } from '@/src/email/transport'
import { openSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import type { PrivateSetting } from '@/src/payload-types'

export type MailRoute = {
  readonly transport: MailTransport
  readonly from: OutgoingMail['from']
}

/** @throws Error while the password is missing: the mail waits for it */
function smtpOf(payload: Payload, settings: PrivateSetting): MailTransport | null {
  if (!settings.smtpHost) return null
  if (settings.smtpUser && !settings.smtpPasswordSealed) {
    throw new Error('The mail server’s password is missing. Enter it under Mail delivery.')
  }
  return smtpTransport(payload, {
    host: settings.smtpHost,
    port: settings.smtpPort ?? 587,
    secure: settings.smtpSecure ?? false,
    user: settings.smtpUser || null,
    password: openSecret({ ...settings }, 'smtpPassword', 'privateSettings.smtpPassword') ?? null,
  })
}

/** How mail leaves the house, as set in the admin; null while it has to stay in the outbox. */
export async function readMailRoute(payload: Payload): Promise<MailRoute | null> {
  const settings = await payload.findGlobal({
    slug: 'privateSettings',
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed password, for the mail server alone
  })
  if (settings.mailTransport !== 'smtp') return null
  const transport = smtpOf(payload, settings)
  if (!transport) return null
  const company = await payload.findGlobal({
    slug: 'settings',
    select: { companyName: true, companyEmail: true },
    depth: 0,
    overrideAccess: true, // what the company publishes of itself
  })
  return {
    transport,
    from: {
      name: settings.smtpFromName || company.companyName,
      address:
        settings.smtpFromEmail ||
        company.companyEmail ||
        `no-reply@${new URL(env.SITE_URL).hostname}`,
    },
  }
}
