import { z } from 'zod'

import type { TicketStatus } from '@/src/domain/support/ticket-status'
import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

import type { Mode } from './draft'

const sent = z.object({
  message: z.string(),
  next: z.string().nullable(),
  /** What takes the answer back while it waits. */
  undo: z.record(z.string(), z.unknown()).nullable(),
})

const newer = z.object({
  newer: z.array(z.object({ id: z.string(), name: z.string(), at: z.string(), body: z.string() })),
})
export type Newer = z.infer<typeof newer>['newer']

export type Message = {
  /** What arrives twice under it is taken once. */
  readonly key: string
  readonly ticketId: string
  readonly mode: Mode
  readonly body: string
  readonly files: readonly File[]
  readonly status?: TicketStatus
  /** The last message that its author saw. */
  readonly seen: string | null
  /** The queue that its author works through. */
  readonly queue: string
}

export type Sent =
  | ({ readonly ok: true } & z.infer<typeof sent>)
  | {
      readonly ok: false
      readonly words: string
      readonly isSignedOut: boolean
      /** What others said in the meantime; nothing was sent because of it. */
      readonly newer: Newer
    }

/** Large files over a slow line. */
const UPLOAD_MS = 600_000

/** Sends an answer or a note; which of the two is said with every message. */
export async function sendMessage(message: Message): Promise<Sent> {
  const form = new FormData()
  form.set('body', message.body)
  form.set('internal', String(message.mode === 'note'))
  form.set('canUndo', 'true')
  form.set('seen', message.seen ?? '')
  form.set('queue', message.queue)
  if (message.status) form.set('status', message.status)
  for (const file of message.files) form.append('files', file)
  const answer = await request('POST', `/api/tickets/${message.ticketId}/answer`, {
    body: form,
    key: message.key,
    answer: sent,
    timeoutMs: UPLOAD_MS,
  })
  if (answer.ok) return { ok: true, ...answer.value }
  const inField = answer.fields.body ?? answer.fields.attachments
  const words = inField ?? `${wordsOf(answer)} Your text is kept.`
  return {
    ok: false,
    words: answer.code === 'newer_messages' ? answer.message : words,
    isSignedOut: answer.status === 401,
    newer: newer.safeParse(answer.body).data?.newer ?? [],
  }
}
