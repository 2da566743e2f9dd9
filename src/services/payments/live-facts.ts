import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { KeyMode } from '@/src/domain/payments/gateways/gateway-keys'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { runSql } from '@/src/lib/database'

export type Traffic = {
  readonly lastWebhook: { readonly at: string; readonly mode: KeyMode | null } | null
  readonly hasLivePayment: boolean
}

const modeIn = (value: unknown): KeyMode | null =>
  value === 'live' || value === 'test' ? value : null

/** What has come from a gateway so far. The caller may see payments. */
export async function gatewayTraffic(payload: Payload, slug: GatewaySlug): Promise<Traffic> {
  const [event] = await runSql(
    { payload },
    sql`select created_at as at, mode from webhook_events
      where gateway::text = ${slug} order by created_at desc limit 1`,
  )
  const [live = {}] = await runSql(
    { payload },
    sql`select exists(select 1 from payments where gateway::text = ${slug}
      and mode = 'live' and not sandbox and status in ('succeeded', 'refunded')) as found`,
  )
  return {
    lastWebhook: event
      ? { at: new Date(String(event.at)).toISOString(), mode: modeIn(event.mode) }
      : null,
    hasLivePayment: live.found === true,
  }
}
