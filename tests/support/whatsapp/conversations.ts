import type { Payload } from 'payload'
import { z } from 'zod'

import { TOLD_STATUSES } from '@/src/domain/content/whatsapp/message-status'
import { HANDLERS } from '@/src/jobs/handlers'
import type { WhatsappMessage } from '@/src/payload-types'

import { takeJobs } from '../orders/trading'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const NO_TEMPLATE = { name: '', language: 'en_US', variables: 0 }

/** What an administrator types to have all news go out, in the sandbox. */
export const CLOUD_SETTINGS = {
  enabled: true,
  number: '',
  phoneNumberId: '',
  businessAccountId: '',
  accessToken: '',
  appSecret: '',
  templates: {
    received: { name: 'order_received', language: 'en_US', variables: 4 },
    details_needed: { name: 'details_needed', language: 'en_US', variables: 2 },
    submitted: { name: 'order_submitted', language: 'en_US', variables: 3 },
    approved: NO_TEMPLATE,
    rejected: NO_TEMPLATE,
    document_ready: NO_TEMPLATE,
    completed: NO_TEMPLATE,
    conversation: { name: 'write_again', language: 'en', variables: 1 },
  },
}

const oneMessage = z.object({ messageId: z.string() })

const someStatuses = z.object({
  statuses: z.array(
    z.object({
      id: z.string(),
      reference: z.string().nullable(),
      status: z.enum(TOLD_STATUSES),
      at: z.string(),
      reason: z.string().nullable(),
    }),
  ),
})

/** Does what the worker would: messages that came in, and what WhatsApp told of ours. */
export async function takeNews(payload: Payload): Promise<void> {
  for (const job of await takeJobs(payload, 'take-whatsapp', oneMessage)) {
    await HANDLERS['take-whatsapp'](payload, job, false)
  }
  for (const job of await takeJobs(payload, 'follow-whatsapp', someStatuses)) {
    await HANDLERS['follow-whatsapp'](payload, job, false)
  }
}

/** Sends what is queued, once each. @returns what was worth another try */
export async function sendAll(payload: Payload, isLastTry = false): Promise<string[]> {
  const failures: string[] = []
  for (const job of await takeJobs(payload, 'send-whatsapp', oneMessage)) {
    await HANDLERS['send-whatsapp'](payload, job, isLastTry).catch((error: unknown) => {
      failures.push(error instanceof Error ? error.message : String(error))
    })
  }
  return failures
}

/** The messages with a number, the oldest first. */
export async function messagesWith(payload: Payload, phone: string): Promise<WhatsappMessage[]> {
  const { docs } = await payload.find({
    collection: 'whatsappMessages',
    where: { phone: { equals: phone } },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs
}

/** The conversations with a number. */
export async function ticketsWith(payload: Payload, phone: string) {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { whatsappPhone: { equals: phone } },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs
}

export async function threadOf(payload: Payload, ticket: string) {
  const { docs } = await payload.find({
    collection: 'ticketMessages',
    where: { ticket: { equals: ticket } },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs
}
