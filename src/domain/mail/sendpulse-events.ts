import { z } from 'zod'

import { BOUNCE_EVENTS, bounceKind, statusIn } from './bounces/bounce-kind'
import type { MailEventKind } from './mail-event'

const text = z.union([z.string(), z.number()]).transform(String)

const event = z.object({
  event: z.string().max(60),
  message_id: text.pipe(z.string().regex(/^[\w.@<>+-]{1,200}$/)),
  recipient: z.string().max(320),
  timestamp: z.coerce.number().optional(),
  smtp_server_response_code: text.optional(),
  smtp_server_response_subcode: text.optional(),
  smtp_server_response: z.string().optional(),
})

/** What SendPulse tells of one mail, in our words. */
export type ToldEvent = {
  readonly kind: MailEventKind
  readonly providerId: string
  readonly recipient: string
  /** Milliseconds since 1970; null where it is not told. */
  readonly at: number | null
  readonly detail: string
}

const KINDS = {
  delivered: 'delivered',
  opened: 'opened',
  clicked: 'clicked',
  spam_by_user: 'complaint',
  unsubscribed: 'unsubscribed',
} as const satisfies Record<string, MailEventKind>

const NOT_DELIVERED = new Set(['not_delivered', 'undelivered', 'hard_bounced', 'soft_bounced'])

function kindOf(one: z.output<typeof event>): MailEventKind | null {
  const known = Object.entries(KINDS).find(([name]) => name === one.event)?.[1]
  if (known) return known
  if (!NOT_DELIVERED.has(one.event)) return null
  const words = one.smtp_server_response ?? ''
  const code = Number(one.smtp_server_response_code ?? '') || null
  const given = one.smtp_server_response_subcode
  return BOUNCE_EVENTS[bounceKind({ code, status: given ? statusIn(given) : null, words })]
}

const batch = z.array(z.unknown()).max(1000)

/** The events of a request, without what we do not know; null for what is no list of events. */
export function readSendPulseEvents(body: unknown): ToldEvent[] | null {
  const list = batch.safeParse(body)
  if (!list.success) return null
  return list.data.flatMap((one) => {
    const parsed = event.safeParse(one)
    const kind = parsed.success ? kindOf(parsed.data) : null
    if (!parsed.success || !kind) return []
    const { message_id: providerId, recipient, timestamp, smtp_server_response } = parsed.data
    return {
      kind,
      providerId,
      recipient: recipient.trim().toLowerCase(),
      at: timestamp && Number.isFinite(timestamp) ? timestamp * 1000 : null,
      detail: (smtp_server_response ?? '').slice(0, 300),
    }
  })
}
