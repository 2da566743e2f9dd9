import type { Payload } from 'payload'
import {
  type GatewayKeys,
  modeOf,
  type SavedKeys,
  type TypedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import {
  type KeyMark,
  keyHintOf,
  modeOfPayment,
  otherKeys,
  type PaymentMode,
} from '@/src/domain/payments/payment-mode'
import { isStripeMethod, type StripeMethod } from '@/src/domain/payments/stripe-methods'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { openSecret } from '@/src/fields/secret'
import { type Caller, inTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { Payment, PaymentGateway } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { paypalGateway } from '@/src/payments/paypal/paypal-gateway'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'

export type ResolvedGateway = {
  readonly gateway: Gateway
  readonly sandbox: boolean
  /** Whose money it moves, and by which keys. */
  readonly mode: PaymentMode
  readonly keyHint: string
  readonly currency: 'USD' | 'INR'
  /** Rupees for one dollar, and the ISO date of that, where it charges rupees. */
  readonly exchangeRate: number | null
  readonly exchangeRateAsOf: string | null
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
  const row = await findGatewayRow({ payload }, slug)
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
  return openRow(slug, await findGatewayRow({ payload }, slug), payment)
}

/** The gateway that a webhook came from, with the keys that new payments would be made with. */
export async function gatewayOfWebhook(
  payload: Payload,
  slug: GatewaySlug,
): Promise<{ readonly gateway: Gateway; readonly keys: KeyMark | null }> {
  const row = await findGatewayRow({ payload }, slug)
  return { gateway: openRow(slug, row), keys: keysOf(slug, row) }
}

function openRow(
  slug: GatewaySlug,
  row: PaymentGateway | undefined,
  payment?: { readonly sandbox: boolean },
): Gateway {
  const sandbox = payment?.sandbox ?? !hasRealKeys(row)
  if (sandbox && !env.sandboxAllowed) throw SANDBOX_OFF
  if (sandbox) return sandboxGateway(slug, row ? methodsOf(row) : [])
  if (!row || !hasRealKeys(row)) throw unusable(slug, 'GATEWAY_KEYS_MISSING')
  return gatewayFromKeys(slug, keysWith(row))
}

/** Why a gateway can't be used, in the specification's codes. */
type Problem = 'GATEWAY_NOT_CONFIGURED' | 'GATEWAY_KEYS_MISSING' | 'GATEWAY_DISABLED'

const CONFIGURATION_ISSUE =
  'Payment gateway configuration issue. Please contact support or try a different payment method.'

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

/** A gateway's row with its sealed keys, which only services may see. */
async function findGatewayRow(
  reader: Caller,
  slug: GatewaySlug,
): Promise<PaymentGateway | undefined> {
  const row = await findOne(reader, 'paymentGateways', {
    where: { type: { equals: slug } },
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed keys, for the gateway alone
  })
  return row ?? undefined
}

/** Finds a gateway's row for staff. @throws AppError 404 `gateway_missing` */
export async function gatewayRow(reader: Caller, slug: GatewaySlug): Promise<PaymentGateway> {
  const row = await findGatewayRow(reader, slug)
  if (row) return row
  throw new AppError('gateway_missing', 'This gateway has not been added yet.', 404)
}

/** Whether staff saved real keys; until then the sandbox stands in where it is allowed. */
export function hasRealKeys(
  row: Pick<PaymentGateway, 'publicKey' | 'secretKeyLast4'> | undefined,
): boolean {
  return Boolean(row?.publicKey?.trim() && row.secretKeyLast4)
}

/** What may be known of a row's keys. */
export function savedKeys(row: PaymentGateway): SavedKeys {
  return {
    publicKey: row.publicKey ?? '',
    hasSecretKey: Boolean(row.secretKeyLast4),
    hasWebhookSecret: Boolean(row.webhookSecretLast4),
    environment: row.settings?.environment ?? 'sandbox',
  }
}

/** The keys as they will be once what was typed is saved over what is there. */
export function keysWith(row: PaymentGateway, typed: Partial<TypedKeys> = {}): GatewayKeys {
  const fields = { ...row }
  const open = (name: 'secretKey' | 'webhookSecret') =>
    openSecret(fields, name, `paymentGateways.${row.type}.${name}`) ?? ''
  return {
    publicKey: typed.publicKey || row.publicKey || '',
    secretKey: typed.secretKey || open('secretKey'),
    webhookSecret: typed.webhookSecret || open('webhookSecret'),
    environment: typed.environment ?? row.settings?.environment ?? 'sandbox',
    methods: methodsOf(row),
  }
}

/** What Stripe offers beside cards and their wallets; nothing at the other gateways. */
export function methodsOf(row: Pick<PaymentGateway, 'type' | 'settings'>): StripeMethod[] {
  return row.type === 'stripe' ? (row.settings?.methods ?? []).filter(isStripeMethod) : []
}

/** Used until staff set another one. */
export const DEFAULT_EXCHANGE_RATE = 83.5

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

type Patience = { readonly timeoutMs?: number; readonly retries?: number }

const OPEN: Record<GatewaySlug, (keys: GatewayKeys, patience: Patience) => Gateway> = {
  stripe: ({ publicKey: publishableKey, secretKey, webhookSecret, methods }, patience) =>
    stripeGateway({ secretKey, webhookSecret, publishableKey, methods, ...patience }),
  razorpay: ({ publicKey: keyId, secretKey: keySecret, webhookSecret }, patience) =>
    razorpayGateway({ keyId, keySecret, webhookSecret, ...patience }),
  paypal: ({ publicKey, secretKey, webhookSecret, environment }, patience) =>
    paypalGateway({
      clientId: publicKey,
      clientSecret: secretKey,
      webhookId: webhookSecret,
      environment,
      ...patience,
    }),
}

/** A real provider opened with real keys, whatever the database says of it. */
export const gatewayFromKeys = (
  slug: GatewaySlug,
  keys: GatewayKeys,
  patience: Patience = {},
): Gateway => OPEN[slug](keys, patience)

function markOf(row: PaymentGateway): { mode: PaymentMode; keyHint: string } {
  const { publicKey, environment } = savedKeys(row)
  return { mode: modeOf(row.type, { publicKey, environment }), keyHint: keyHintOf(publicKey) }
}

type Marked = Pick<Payment, 'gateway' | 'mode' | 'sandbox' | 'keyHint'>

/** Tells staff, once, of a payment that can't be looked after with the keys that are saved now. */
export async function tellOfOtherKeys(payload: Payload, payment: Payment): Promise<boolean> {
  const why = await whyNotFound(payload, payment)
  const orderId = idOf(payment.order)
  if (!why || !orderId) return false
  const { name } = GATEWAY_SETUP[payment.gateway]
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `other-keys:${payment.id}`,
      subject: `${name} cannot find the payment for order ${shortOrderId(orderId)}. ${why} Save those keys again under Payment Gateways to look it up or refund it, or use the ${name} dashboard.`,
      order: orderId,
      area: 'payments',
    }),
  )
  return true
}

/** Why today's keys may not find a payment; null when it was made with them. */
export async function whyNotFound(payload: Payload, payment: Marked): Promise<string | null> {
  const mode = modeOfPayment(payment)
  if (mode === 'sandbox') return null
  const now = await currentKeys(payload, payment.gateway)
  return otherKeys({ mode, keyHint: payment.keyHint ?? null }, now)
}

/** Which keys new payments would be made with; null when there are none. */
export async function currentKeys(payload: Payload, slug: GatewaySlug): Promise<KeyMark | null> {
  return keysOf(slug, await findGatewayRow({ payload }, slug))
}

function keysOf(slug: GatewaySlug, row: PaymentGateway | undefined): KeyMark | null {
  if (row && hasRealKeys(row)) return markOf(row)
  if (!env.sandboxAllowed) return null
  return { mode: 'sandbox', keyHint: keyHintOf(sandboxPublicKey(slug)) }
}

const IN_SANDBOX: Record<
  GatewaySlug,
  (methods: readonly StripeMethod[], timeoutMs: number) => Gateway
> = {
  stripe: (methods, timeoutMs) =>
    stripeGateway({ ...sandboxCredentials('stripe'), methods, timeoutMs }),
  razorpay: (_, timeoutMs) => razorpayGateway({ ...sandboxCredentials('razorpay'), timeoutMs }),
  paypal: (_, timeoutMs) =>
    paypalGateway({ ...sandboxCredentials('paypal'), environment: 'sandbox', timeoutMs }),
}

export const sandboxGateway = (slug: GatewaySlug, methods: readonly StripeMethod[] = []): Gateway =>
  IN_SANDBOX[slug](methods, env.SANDBOX_TIMEOUT_MS)

/** The key that the browser gets while the sandbox stands in. */
export function sandboxPublicKey(slug: GatewaySlug): string {
  if (slug === 'stripe') return sandboxCredentials('stripe').publishableKey
  if (slug === 'razorpay') return sandboxCredentials('razorpay').keyId
  return sandboxCredentials('paypal').clientId
}

/** Where the sandbox serves its stand-in for a provider's browser script; PayPal needs none. */
export function sandboxScript(slug: GatewaySlug): string | null {
  const scripts = {
    stripe: '/js/stripe.js',
    razorpay: '/razorpay/js/checkout.js',
    paypal: null,
  } as const satisfies Record<GatewaySlug, string | null>
  const path = scripts[slug]
  return path && `${new URL(env.SANDBOX_URL).origin}${path}`
}
