import type { PayloadRequest } from 'payload'

import { DEFAULT_FOLLOW_UP_CONSENT } from '@/src/domain/mail/follow-up-consent'
import type { MailSettingsInput } from '@/src/domain/mail/mail-settings-input'

type Last4 = 'smtpPassword' | 'sendpulseClientSecret'

/** What the screen shows: the secrets only by their last characters. */
export type ShownMailSettings = {
  readonly values: MailSettingsInput
  readonly saved: Readonly<Record<Last4, string>>
}

/** How mail leaves the house, as it is set. @throws Forbidden for all but administrators */
export async function readMailSettings(req: PayloadRequest): Promise<ShownMailSettings> {
  const stored = await req.payload.findGlobal({
    slug: 'privateSettings',
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    values: {
      mailTransport: stored.mailTransport,
      smtpHost: stored.smtpHost ?? '',
      smtpPort: stored.smtpPort ?? 587,
      smtpSecure: stored.smtpSecure ?? false,
      smtpPlainAllowed: stored.smtpPlainAllowed ?? false,
      smtpUser: stored.smtpUser ?? '',
      smtpPassword: '',
      smtpFromName: stored.smtpFromName ?? '',
      smtpFromEmail: stored.smtpFromEmail ?? '',
      sendpulseClientId: stored.sendpulseClientId ?? '',
      sendpulseClientSecret: '',
      sendpulseFromName: stored.sendpulseFromName ?? '',
      sendpulseFromEmail: stored.sendpulseFromEmail ?? '',
      dkimSelector: stored.dkimSelector ?? '',
      followUpConsent: stored.followUpConsent ?? DEFAULT_FOLLOW_UP_CONSENT,
    },
    saved: {
      smtpPassword: stored.smtpPasswordLast4 ?? '',
      sendpulseClientSecret: stored.sendpulseClientSecretLast4 ?? '',
    },
  }
}
