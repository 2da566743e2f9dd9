import { and, desc, eq, inArray, not } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { payments, webhook_events } from '@/src/database-schema'
import {
  type KeyMode,
  modeOf,
  type PaypalEnvironment,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP, webhookPath } from '@/src/domain/payments/gateways/gateway-setup'
import type { StripeMethod } from '@/src/domain/payments/stripe-methods'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { findRows } from '@/src/lib/find-one'
import type { PaymentGateway } from '@/src/payload-types'
import {
  DEFAULT_EXCHANGE_RATE,
  hasRealKeys,
  methodsOf,
  savedKeys,
} from '@/src/services/payments/gateways/resolve-gateway'

export type GatewayMode = KeyMode | 'sandbox' | 'none'

/** What the screen knows of a gateway: nothing in it is secret, so the browser may have it all. */
export type GatewayView = {
  readonly slug: GatewaySlug
  readonly name: string
  readonly enabled: boolean
  readonly hasKeys: boolean
  /** Whose money moves: with keys the provider's, without them the sandbox's, or no one's. */
  readonly mode: GatewayMode
  readonly publicKey: string
  readonly secretKeyLast4: string
  readonly webhookSecretLast4: string
  readonly environment: PaypalEnvironment
  readonly exchangeRate: number
  /** A day, as 2026-11-03. */
  readonly exchangeRateAsOf: string
  readonly webhookUrl: string
  /** What Stripe offers beside cards and their wallets. */
  readonly methods: readonly StripeMethod[]
  readonly lastTest: {
    readonly at: string
    readonly ok: boolean
    readonly message: string
    readonly warnings: readonly string[]
  } | null
}

const kept = z.array(z.object({ outcome: z.string(), message: z.string().nullable() })).catch([])

/** What the last test warned of, as it was kept. */
const warningsIn = (checks: unknown): string[] =>
  kept
    .parse(checks ?? [])
    .flatMap(({ outcome, message }) => (outcome === 'warned' && message ? [message] : []))

const inOrder = { sort: 'createdAt', depth: 0, limit: 10, pagination: false } as const

/** The gateways that have a row, in their order, for all who ask: whether each works. */
export async function allGateways(payload: Payload): Promise<PaymentGateway[]> {
  return findRows({ payload }, 'paymentGateways', {
    ...inOrder,
    overrideAccess: true, // shown to holders of view_payments
  })
}

/** The gateways that have a row, in their order, without their sealed keys. */
export async function readGateways(req: PayloadRequest): Promise<GatewayView[]> {
  const docs = await findRows(req, 'paymentGateways', { ...inOrder, overrideAccess: false })
  return docs.map((row): GatewayView => {
    const { publicKey, environment } = savedKeys(row)
    const hasKeys = hasRealKeys(row)
    const { at, ok, message, checks } = row.lastTest ?? {}
    return {
      slug: row.type,
      name: row.name || GATEWAY_SETUP[row.type].name,
      enabled: row.enabled,
      hasKeys,
      mode: hasKeys
        ? modeOf(row.type, { publicKey, environment })
        : env.sandboxAllowed
          ? 'sandbox'
          : 'none',
      publicKey,
      secretKeyLast4: row.secretKeyLast4 ?? '',
      webhookSecretLast4: row.webhookSecretLast4 ?? '',
      environment,
      exchangeRate: row.settings?.exchangeRate ?? DEFAULT_EXCHANGE_RATE,
      exchangeRateAsOf: row.settings?.exchangeRateAsOf?.slice(0, 10) ?? '',
      webhookUrl: `${env.SITE_URL}${webhookPath(row.type)}`,
      methods: methodsOf(row),
      lastTest: at
        ? { at, ok: ok === true, message: message ?? '', warnings: warningsIn(checks) }
        : null,
    }
  })
}

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
