import type { Payload } from 'payload'

import { modeOf } from '@/src/domain/payments/gateways/gateway-keys'
import { type KeyMark, keyHintOf, type PaymentMode } from '@/src/domain/payments/payment-mode'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import type { PaymentGateway } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { gatewayFromKeys } from '@/src/services/payments/gateways/gateway-from-keys'
import {
  findGatewayRow,
  keysWith,
  methodsOf,
  savedKeys,
} from '@/src/services/payments/gateways/gateway-keys'
import { sandboxGateway, sandboxPublicKey } from '@/src/services/payments/gateways/sandbox-gateway'

export type ResolvedGateway = {
  readonly gateway: Gateway
  readonly sandbox: boolean
  /** Whose money it moves, and by which keys. */
  readonly mode: PaymentMode
  readonly keyHint: string
  /** What it charges in. */
  readonly currency: 'USD' | 'INR'
  /** Rupees for one dollar, and the ISO date of that, where it charges rupees. */
  readonly exchangeRate: number | null
  readonly exchangeRateAsOf: string | null
}

/** Used until staff set another one. */
export const DEFAULT_EXCHANGE_RATE = 83.5

const CONFIGURATION_ISSUE =
  'Payment gateway configuration issue. Please contact support or try a different payment method.'

/** Why a gateway can't be used, in the specification's codes. */
type Problem = 'GATEWAY_NOT_CONFIGURED' | 'GATEWAY_KEYS_MISSING' | 'GATEWAY_DISABLED'

const STRIPE_MESSAGES: Record<Problem, string> = {
  GATEWAY_NOT_CONFIGURED: 'Stripe payment gateway not found. Please contact support.',
  GATEWAY_KEYS_MISSING: 'Stripe is not configured. Please contact support.',
  GATEWAY_DISABLED: 'Stripe payment gateway is disabled. Please contact support.',
}

function unusable(slug: GatewaySlug, problem: Problem): AppError {
  const message = slug === 'stripe' ? STRIPE_MESSAGES[problem] : CONFIGURATION_ISSUE
  return new AppError(problem, message, 503)
}

const SANDBOX_OFF = new AppError('sandbox_off', 'This site has no payment sandbox.', 404)

/** Whether staff saved real keys; until then the sandbox stands in where it is allowed. */
export function hasRealKeys(
  row: Pick<PaymentGateway, 'publicKey' | 'secretKeyLast4'> | undefined,
): boolean {
  return Boolean(row?.publicKey?.trim() && row.secretKeyLast4)
}

/** What a gateway charges in, and at which rate. */
export function billingOf(row: Pick<PaymentGateway, 'type' | 'settings'>) {
  if (row.type !== 'razorpay') {
    return { currency: 'USD' as const, exchangeRate: null, exchangeRateAsOf: null }
  }
  return {
    currency: 'INR' as const,
    exchangeRate: row.settings?.exchangeRate ?? DEFAULT_EXCHANGE_RATE,
    exchangeRateAsOf: row.settings?.exchangeRateAsOf ?? null,
  }
}

/**
 * The gateway for a new payment: the real one once its keys are saved, else the sandbox.
 *
 * @throws AppError 503 with the specification's codes and words when it can't be used.
 */
export async function gatewayForNewPayment(
  payload: Payload,
  slug: GatewaySlug,
): Promise<ResolvedGateway> {
  const row = await findGatewayRow(payload, slug)
  if (!row) throw unusable(slug, 'GATEWAY_NOT_CONFIGURED')
  const billing = billingOf(row)
  if (hasRealKeys(row)) {
    if (!row.enabled) throw unusable(slug, 'GATEWAY_DISABLED')
    const gateway = gatewayFromKeys(slug, keysWith(row))
    return { gateway, sandbox: false, ...markOf(row), ...billing }
  }
  if (!env.sandboxAllowed) throw unusable(slug, 'GATEWAY_KEYS_MISSING')
  const gateway = sandboxGateway(slug, methodsOf(row))
  const keyHint = keyHintOf(sandboxPublicKey(slug))
  return { gateway, sandbox: true, mode: 'sandbox', keyHint, ...billing }
}

/** The keys that are saved, as payments remember them. */
function markOf(row: PaymentGateway): { mode: PaymentMode; keyHint: string } {
  const { publicKey, environment } = savedKeys(row)
  return { mode: modeOf(row.type, { publicKey, environment }), keyHint: keyHintOf(publicKey) }
}

/** Which keys new payments would be made with; null when there are none. */
export async function currentKeys(payload: Payload, slug: GatewaySlug): Promise<KeyMark | null> {
  const row = await findGatewayRow(payload, slug)
  if (row && hasRealKeys(row)) return markOf(row)
  if (!env.sandboxAllowed) return null
  return { mode: 'sandbox', keyHint: keyHintOf(sandboxPublicKey(slug)) }
}

/**
 * The gateway that a payment was made at, whatever has been switched on or off since.
 *
 * Without a payment (a webhook that came in): the one that new payments would go to.
 * @throws AppError 503 when its keys have been removed, 404 for the sandbox where it is not allowed
 */
export async function gatewayOfPayment(
  payload: Payload,
  slug: GatewaySlug,
  payment?: { readonly sandbox: boolean },
): Promise<Gateway> {
  const row = await findGatewayRow(payload, slug)
  const sandbox = payment?.sandbox ?? !hasRealKeys(row)
  if (sandbox && !env.sandboxAllowed) throw SANDBOX_OFF
  if (sandbox) return sandboxGateway(slug, row ? methodsOf(row) : [])
  if (!row || !hasRealKeys(row)) throw unusable(slug, 'GATEWAY_KEYS_MISSING')
  return gatewayFromKeys(slug, keysWith(row))
}
