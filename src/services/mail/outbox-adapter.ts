import { randomUUID } from 'node:crypto'

import type { EmailAdapter } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { queueEmail } from '@/src/services/mail/queue-email'

const addressOf = (to: unknown): string => {
  const first: unknown = Array.isArray(to) ? to[0] : to
  if (typeof first === 'string') return first
  if (typeof first === 'object' && first !== null && 'address' in first)
    return String(first.address)
  return ''
}

/** Payload's own mails go through our outbox like all others, and may carry private links. */
export const outboxAdapter: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: 'Charterdesk',
  sendEmail: async ({ to, subject, html, text }) => {
    await inTransaction(payload, (req) =>
      queueEmail(req, {
        to: addressOf(to),
        subject: subject ?? '',
        html: String(html ?? text ?? ''),
        text: String(text ?? ''),
        template: 'system',
        dedupeKey: `system:${randomUUID()}`,
      }),
    )
  },
})
