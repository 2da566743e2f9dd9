import { z } from 'zod'

import { sandboxCredentials } from '@/src/payments/sandbox-contract'

import { e2e } from './environment'

const { controlToken } = sandboxCredentials('stripe', { SANDBOX_URL: e2e.E2E_SANDBOX_URL })

async function control<Answer extends z.ZodType>(
  answer: Answer,
  path: string,
  body?: Record<string, unknown>,
): Promise<z.output<Answer>> {
  const response = await fetch(new URL(`/_control/${path}`, e2e.E2E_SANDBOX_URL), {
    method: body ? 'POST' : 'GET',
    headers: { 'x-sandbox-control': controlToken, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`)
  return answer.parse(await response.json())
}

const ledger = z.object({
  paymentIntents: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amountMinor: z.int(),
      receivedMinor: z.int(),
      refundedMinor: z.int(),
    }),
  ),
  deliveries: z.array(z.object({ eventId: z.string(), eventType: z.string(), state: z.string() })),
})

/** What the gateway knows of an order: its payments and the webhooks about them. */
export const ledgerOf = (orderId: string) =>
  control(ledger, `ledger?${new URLSearchParams({ orderId })}`)

/** No webhook about this order arrives from now on. */
export const dropWebhooks = (orderId: string) =>
  control(z.unknown(), 'webhooks', { mode: 'drop', orderId })

/** Posts an event to the shop several times at once; gives the status of each answer. */
export async function deliverAtOnce(eventId: string, times: number): Promise<(number | null)[]> {
  const answer = z.object({ posts: z.array(z.object({ status: z.int().nullable() })) })
  const { posts } = await control(answer, 'redeliver', { eventId, times, concurrent: true })
  return posts.map(({ status }) => status)
}

/** The event by which the gateway tells that an order's payment succeeded. */
export async function successEventOf(orderId: string): Promise<string> {
  const { deliveries } = await ledgerOf(orderId)
  const found = deliveries.find(({ eventType }) => eventType === 'payment_intent.succeeded')
  if (!found) throw new Error(`No payment of order ${orderId} has succeeded`)
  return found.eventId
}

const taken = z.object({ mails: z.array(z.object({ to: z.string(), subject: z.string() })) })

/** To whom the mail sandbox was given mails of this subject. */
export async function mailedTo(subject: string): Promise<readonly string[]> {
  const { mails } = await control(taken, 'mail')
  return mails.filter((mail) => mail.subject === subject).map(({ to }) => to)
}
