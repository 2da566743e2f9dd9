import { z } from 'zod'
import { FOLLOW_UP_CONSENT } from '@/src/domain/mail/consent'
import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

/** How mail may leave the house. */
export const MAIL_WAYS = {
  outbox: 'None: keep emails in the outbox',
  smtp: 'SMTP server',
  sendpulse: 'SendPulse',
} as const

export type MailWay = keyof typeof MAIL_WAYS

export const isMailWay = isKeyOf(MAIL_WAYS)

const text = (most: number) => typedLine(most)
const address = z.union([
  z.literal(''),
  text(254).toLowerCase().pipe(z.email('Enter a valid email address')),
])
const secret = z.string().trim().max(4000, 'Use at most 4,000 characters')

/** What is typed on the settings of mail. A secret that is left empty stays as it is. */
export const mailSettingsInput = z.object({
  mailTransport: z.enum(keysOf(MAIL_WAYS)),
  smtpHost: text(253),
  smtpPort: z.coerce
    .number('Enter a port between 1 and 65535')
    .int('Enter a port between 1 and 65535')
    .min(1, 'Enter a port between 1 and 65535')
    .max(65_535, 'Enter a port between 1 and 65535'),
  smtpSecure: z.boolean(),
  smtpPlainAllowed: z.boolean().default(false),
  smtpUser: text(200),
  smtpPassword: secret,
  smtpFromName: text(120),
  smtpFromEmail: address,
  sendpulseClientId: text(200),
  sendpulseClientSecret: secret,
  sendpulseFromName: text(120),
  sendpulseFromEmail: address,
  dkimSelector: text(63).regex(/^[\w.-]*$/, 'Enter only the selector, for example s1'),
  followUpConsent: z.enum(keysOf(FOLLOW_UP_CONSENT)),
})

export type MailSettingsInput = z.output<typeof mailSettingsInput>

/** Whom a test goes to. */
export const mailTestInput = z.object({
  to: text(254).toLowerCase().pipe(z.email('Enter a valid email address')),
})

/** What is said once it is saved, or was not, in the words of the specification. */
export const SAVED_LABELS = {
  outbox: 'Email settings saved. Emails stay in the outbox.',
  smtp: 'SMTP configuration saved successfully!',
  sendpulse: 'SendPulse configuration saved successfully!',
} as const satisfies Record<MailWay, string>

export const NOT_SAVED_LABELS = {
  outbox: 'Failed to save the email settings.',
  smtp: 'Failed to save SMTP configuration.',
  sendpulse: 'Failed to save SendPulse configuration.',
} as const satisfies Record<MailWay, string>
