import { type PayloadRequest, ValidationError } from 'payload'
import { DEFAULT_FOLLOW_UP_CONSENT } from '@/src/domain/mail/follow-up-consent'
import type { MailSettingsInput } from '@/src/domain/mail/mail-settings-input'
import { AppError } from '@/src/lib/errors'
import { endMailPause } from '@/src/services/mail/outbox/pause'

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

/** What Payload's own rules refuse, in our shape. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const fields = error.data.errors.map(({ path, message }) => [path, message] as const)
  return new AppError(
    'invalid_input',
    'Please check the form and try again.',
    422,
    Object.fromEntries(fields),
  )
}

const orNull = (text: string) => text || null

/**
 * Saves how mail leaves the house. A secret that is empty stays as it is, unless its destination
 * changes with it.
 *
 * @throws Forbidden for all but administrators; AppError 422 with what is wrong by field
 */
export async function saveMailSettings(
  req: PayloadRequest,
  input: MailSettingsInput,
): Promise<void> {
  try {
    await req.payload.updateGlobal({
      slug: 'privateSettings',
      data: {
        ...input,
        smtpFromEmail: orNull(input.smtpFromEmail),
        sendpulseFromEmail: orNull(input.sendpulseFromEmail),
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
  } catch (error) {
    throw refusalOf(error)
  }
  await endMailPause(req.payload)
}
