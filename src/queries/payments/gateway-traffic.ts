import { and, desc, eq, inArray, not } from 'drizzle-orm'
import type { Payload } from 'payload'

import { payments, webhook_events } from '@/src/database-schema'
import type { KeyMode } from '@/src/domain/payments/gateways/gateway-keys'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf } from '@/src/lib/database'

export type Traffic = {
  readonly lastWebhook: { readonly at: string; readonly mode: KeyMode | null } | null
  readonly hasLivePayment: boolean
}

/** The newest event that a gateway sent. */
export async function lastWebhook(
  payload: Payload,
  slug: GatewaySlug,
): Promise<Traffic['lastWebhook']> {
  const db = await databaseOf({ payload })
  const { createdAt, gateway, mode } = webhook_events
  const [event] = await db
    .select({ at: createdAt, mode })
    .from(webhook_events)
    .where(eq(gateway, slug))
    .orderBy(desc(createdAt))
    .limit(1)
  return event ? { at: new Date(event.at).toISOString(), mode: event.mode } : null
}

/** What has come from a gateway so far. The caller may see payments. */
export async function gatewayTraffic(payload: Payload, slug: GatewaySlug): Promise<Traffic> {
  const db = await databaseOf({ payload })
  const [live] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, slug),
        eq(payments.mode, 'live'),
        not(payments.sandbox),
        inArray(payments.status, ['succeeded', 'refunded']),
      ),
    )
    .limit(1)
  return {
    lastWebhook: await lastWebhook(payload, slug),
    hasLivePayment: live !== undefined,
  }
}
