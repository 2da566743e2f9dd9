import type { PayloadRequest } from 'payload'

import { whatsapp_messages } from '@/src/database-schema'
import type { OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import type { FilledTemplate } from '@/src/domain/content/whatsapp/templates'
import { databaseOf } from '@/src/lib/database'
import { enqueue } from '@/src/lib/queues'
import { clock } from '@/src/lib/sql-parts'

export type OwedMessage = {
  /** `news` asks for consent again when it is sent; `answer` is staff’s, `reply` answers a command. */
  readonly purpose: 'news' | 'answer' | 'reply'
  readonly phone: string
  readonly content: { readonly body: string } | { readonly template: FilledTemplate }
  /** Two messages with the same key are one. */
  readonly key: string
  readonly event?: OrderEvent
  /** What and whom it is about: it is erased with them. */
  readonly user?: string | null
  readonly order?: string | null
  readonly ticket?: string | null
  readonly ticketMessage?: string | null
}

/** Owes someone a message by WhatsApp, in the request’s transaction; once per key. */
export async function queueWhatsApp(req: PayloadRequest, owed: OwedMessage): Promise<void> {
  const { content, key, purpose, phone, event, user, order, ticket, ticketMessage } = owed
  const db = await databaseOf(req)
  const [added] = await db
    .insert(whatsapp_messages)
    .values({
      direction: 'out',
      purpose,
      status: 'queued',
      phone,
      event,
      user,
      order,
      ticket,
      ticketMessage,
      dedupeKey: key,
      attempts: 0,
      isUncertain: false,
      isSandbox: false,
      createdAt: clock, // two of one conversation are written one after the other
      ...('body' in content ? { body: content.body } : { template: content.template }),
    })
    .onConflictDoNothing({ target: whatsapp_messages.dedupeKey })
    .returning({ id: whatsapp_messages.id })
  if (added) await enqueue(req, 'send-whatsapp', { messageId: added.id })
}
