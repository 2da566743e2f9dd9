import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { runSql } from '@/src/lib/database'
import type { WebhookEvent } from '@/src/payload-types'
import { settlePayment } from '@/src/services/settle-payment'

export type SettleRequest = {
  readonly gateway: GatewaySlug
  readonly ref: string
  /** Our row of the webhook that asked for it, where one did. */
  readonly eventId?: string
}

type Outcome = { readonly status: WebhookEvent['status']; readonly error: string | null }

async function record(payload: Payload, eventId: string, { status, error }: Outcome) {
  await runSql(
    { payload },
    sql`update webhook_events set attempts = attempts + 1, error = ${error},
      status = ${status}::enum_webhook_events_status,
      processed_at = case when ${status} in ('processed', 'ignored') then now() end,
      updated_at = now()
      where id = ${eventId}`,
  )
}

/**
 * Settles the payment that a webhook was about, and writes beside the event what came of it.
 *
 * @param isLastTry whether nobody will try again after this; the event then counts as failed
 */
export async function settleWebhook(
  payload: Payload,
  { gateway, ref, eventId }: SettleRequest,
  isLastTry: boolean,
): Promise<void> {
  const note = (outcome: Outcome) => (eventId ? record(payload, eventId, outcome) : undefined)
  try {
    const { kind } = await settlePayment(payload, gateway, ref)
    await note({ status: kind === 'unknown' ? 'ignored' : 'processed', error: null })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await note({ status: isLastTry ? 'failed' : 'received', error: reason.slice(0, 500) })
    throw error
  }
}
