import { z } from 'zod'

import { BOUNCE_EVENTS, bounceKind, codeIn } from './bounces/bounce-kind'
import { reportedMail } from './bounces/delivery-report'
import type { MailEventKind } from './mail-event'

export const WEBHOOK_PROVIDERS = ['ses', 'postmark', 'resend', 'mailgun'] as const
export type WebhookProvider = (typeof WEBHOOK_PROVIDERS)[number]

export type ProviderEvent = {
  /** Our id of the mail, or else what the provider calls it; null where it says neither. */
  readonly mail: string | null
  readonly recipient: string
  readonly kind: MailEventKind
  readonly detail: string
}

type Bounce = { mail: string | null; recipient: string; words: string; isPermanent: boolean }

/** By the server's own words where there are any; else by what the provider makes of them. */
function bounce({ mail, recipient, words, isPermanent }: Bounce): ProviderEvent[] {
  const judged = words ? bounceKind({ code: codeIn(words), words }) : isPermanent ? 'hard' : 'soft'
  const kind = BOUNCE_EVENTS[judged === 'hard' && !isPermanent ? 'soft' : judged]
  return kind ? [{ mail, recipient: recipient.trim().toLowerCase(), kind, detail: words }] : []
}

const complaint = (mail: string | null, recipient: string): ProviderEvent[] => [
  { mail, recipient: recipient.trim().toLowerCase(), kind: 'complaint', detail: '' },
]

const address = z.string().max(320)
const words = z.string().max(20_000).nullish()
const providerId = z.string().max(100).nullable().default(null)
const headers = z
  .array(z.object({ name: z.string(), value: z.string() }))
  .max(200)
  .nullish()

const mailIn = (list: z.infer<typeof headers>, messageId = '') =>
  reportedMail(
    [
      ...(list ?? []).map(({ name, value }) => `${name}: ${value}`),
      `Message-ID: <${messageId.replace(/[<>]/g, '')}>`,
    ].join('\n'),
  )

const ses = z
  .object({
    notificationType: z.string().optional(),
    eventType: z.string().optional(),
    mail: z.object({ headers, messageId: providerId }),
    bounce: z
      .object({
        bounceType: z.string(),
        bouncedRecipients: z
          .array(z.object({ emailAddress: address, diagnosticCode: words }))
          .max(50),
      })
      .optional(),
    complaint: z
      .object({ complainedRecipients: z.array(z.object({ emailAddress: address })).max(50) })
      .optional(),
  })
  .transform(({ mail, bounce: bounced, complaint: complained }) => {
    const id = mailIn(mail.headers) ?? mail.messageId
    return [
      ...(bounced?.bouncedRecipients ?? []).flatMap(({ emailAddress, diagnosticCode }) =>
        bounce({
          mail: id,
          recipient: emailAddress,
          words: (diagnosticCode ?? '').replace(/^smtp;\s*/i, ''),
          isPermanent: bounced?.bounceType === 'Permanent',
        }),
      ),
      ...(complained?.complainedRecipients ?? []).flatMap(({ emailAddress }) =>
        complaint(id, emailAddress),
      ),
    ]
  })

const postmark = z
  .object({
    RecordType: z.string(),
    Type: z.string().optional(),
    Email: address.optional(),
    Details: words,
    Metadata: z.object({ mail: z.string().optional() }).nullish(),
  })
  .transform(({ RecordType, Type, Email: recipient = '', Details, Metadata }) => {
    const mail = Metadata?.mail ?? null
    if (RecordType === 'SpamComplaint') return complaint(mail, recipient)
    if (RecordType !== 'Bounce' || !['HardBounce', 'SoftBounce'].includes(Type ?? '')) return []
    return bounce({ mail, recipient, words: Details ?? '', isPermanent: Type === 'HardBounce' })
  })

const resend = z
  .object({
    type: z.string(),
    data: z.object({
      to: z.array(address).min(1).max(50),
      email_id: providerId,
      headers,
      bounce: z.object({ message: words, type: z.string().nullish() }).nullish(),
    }),
  })
  .transform(({ type, data }) => {
    const [mail, recipient] = [mailIn(data.headers) ?? data.email_id, data.to[0] ?? '']
    if (type === 'email.complained') return complaint(mail, recipient)
    if (type !== 'email.bounced') return []
    const isPermanent = data.bounce?.type === 'Permanent'
    const said = bounceKind({ words: data.bounce?.message ?? '' })
    // it writes for people, and gives the server's words only at times
    const text = said === 'other' && isPermanent ? '' : (data.bounce?.message ?? '')
    return bounce({ mail, recipient, words: text, isPermanent })
  })

const mailgun = z
  .object({
    'event-data': z.object({
      event: z.string(),
      severity: z.string().optional(),
      recipient: address.default(''),
      'user-variables': z.object({ mail: z.string().optional() }).nullish(),
      message: z.object({ headers: z.object({ 'message-id': z.string().optional() }) }).nullish(),
      'delivery-status': z
        .object({ code: z.number().nullish(), message: words, description: words })
        .nullish(),
    }),
  })
  .transform(({ 'event-data': data }) => {
    const mail =
      data['user-variables']?.mail ?? mailIn([], data.message?.headers['message-id'] ?? '')
    if (data.event === 'complained') return complaint(mail, data.recipient)
    if (data.event !== 'failed') return []
    const status = data['delivery-status']
    const text = [status?.code, status?.message || status?.description].filter(Boolean).join(' ')
    const isPermanent = data.severity === 'permanent'
    return bounce({ mail, recipient: data.recipient, words: text, isPermanent })
  })

const READERS = { ses, postmark, resend, mailgun } as const

/** What a provider's webhook reports of our mails; nothing of what we do not know. */
export function providerEvents(provider: WebhookProvider, body: unknown): ProviderEvent[] {
  return READERS[provider].safeParse(body).data ?? []
}
