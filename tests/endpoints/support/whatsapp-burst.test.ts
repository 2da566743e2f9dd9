import { inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { whatsapp_messages } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { tirelessWorker } from '@/tests/support/suite/tireless-worker'
import { threadOf, ticketsWith } from '@/tests/support/whatsapp/conversations'
import { eventWith, newPhone, post, whatsappDesk } from '@/tests/support/whatsapp/whatsapp-desk'

const { payload } = await whatsappDesk()

const MESSAGES = process.env.CHARTERDESK_RELEASE === '1' ? 505 : 60
const AT_ONCE = 5
const WRITERS = MESSAGES / 5

test('a burst of messages is taken once each and in order, as fast as the worker can', async () => {
  const phones = Array.from({ length: WRITERS }, newPhone)
  const messages = Array.from({ length: MESSAGES }, (_, serial) => {
    const from = phones[serial % WRITERS] ?? ''
    return {
      id: `wamid.burst.${from}.${serial}`,
      from: from.slice(1),
      timestamp: String(Math.floor(Date.now() / 1000) - MESSAGES + serial),
      type: 'text',
      text: { body: `Message ${serial}` },
    }
  })
  for (let first = 0; first < MESSAGES; first += AT_ONCE) {
    const event = eventWith({ messages: messages.slice(first, first + AT_ONCE) })
    const answers = await Promise.all([post(event), post(event)]) // WhatsApp may deliver twice
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
  const db = await databaseOf({ payload })

  await tirelessWorker(payload)

  const { phone, status } = whatsapp_messages
  await vi.waitFor(
    async () => {
      const rows = await db.select({ status }).from(whatsapp_messages).where(inArray(phone, phones))
      expect(rows).toEqual(Array.from({ length: MESSAGES }, () => ({ status: 'taken' })))
    },
    { timeout: 120_000, interval: 250 },
  )
  for (const [writer, from] of phones.entries()) {
    const tickets = await ticketsWith(payload, from)
    expect(tickets).toHaveLength(1)
    const thread = await threadOf(payload, tickets[0]?.id ?? '')
    expect(thread.map(({ body }) => body)).toEqual(
      messages.flatMap(({ text }, serial) => (serial % WRITERS === writer ? [text.body] : [])),
    )
  }
}, 180_000)
