import type { Payload } from 'payload'

import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { openSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import type { PaymentGateway } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { sandboxStripeCredentials } from '@/src/payments/sandbox/credentials'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'

export type ResolvedGateway = {
  readonly gateway: Gateway
  readonly publicKey: string
  readonly sandbox: boolean
}

/** The sandbox is on this machine: what it has not answered in this time it will not answer. */
const SANDBOX_TIMEOUT_MS = 4_000

const STRIPE_MESSAGES = {
  missing: 'Stripe payment gateway not found. Please contact support.',
  disabled: 'Stripe payment gateway is disabled. Please contact support.',
  unconfigured: 'Stripe is not configured. Please contact support.',
}

async function readRow(payload: Payload, slug: GatewaySlug): Promise<PaymentGateway | undefined> {
  const { docs } = await payload.find({
    collection: 'paymentGateways',
    where: { type: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed keys, for the gateway alone
  })
  return docs[0]
}

/** Whether staff saved real keys; until then the sandbox stands in where it is allowed. */
export function hasRealKeys(
  row: Pick<PaymentGateway, 'publicKey' | 'secretKeyLast4'> | undefined,
): boolean {
  return Boolean(row?.publicKey && row.secretKeyLast4)
}

function sandboxStripe(): ResolvedGateway {
  const keys = sandboxStripeCredentials()
  const gateway = stripeGateway({ ...keys, timeoutMs: SANDBOX_TIMEOUT_MS })
  return { gateway, publicKey: keys.publishableKey, sandbox: true }
}

function realStripe(row: PaymentGateway): ResolvedGateway {
  const fields = { ...row }
  const open = (field: string) => openSecret(fields, field, `paymentGateways.stripe.${field}`) ?? ''
  const gateway = stripeGateway({
    secretKey: open('secretKey'),
    webhookSecret: open('webhookSecret'),
  })
  return { gateway, publicKey: row.publicKey ?? '', sandbox: false }
}

/**
 * The gateway for a new payment: the real one once its keys are saved, else the sandbox.
 *
 * @throws AppError 503 with the specification's words when it can't be used.
 */
export async function gatewayForNewPayment(
  payload: Payload,
  slug: GatewaySlug,
): Promise<ResolvedGateway> {
  const row = await readRow(payload, slug)
  if (slug !== 'stripe') {
    throw new AppError(
      'GATEWAY_NOT_CONFIGURED',
      'This payment method is not available. Choose another.',
      503,
    )
  }
  if (!row) throw new AppError('GATEWAY_NOT_CONFIGURED', STRIPE_MESSAGES.missing, 503)
  if (hasRealKeys(row)) {
    if (!row.enabled) throw new AppError('GATEWAY_DISABLED', STRIPE_MESSAGES.disabled, 503)
    return realStripe(row)
  }
  if (!env.sandboxAllowed)
    throw new AppError('GATEWAY_KEYS_MISSING', STRIPE_MESSAGES.unconfigured, 503)
  return sandboxStripe()
}

/**
 * The gateway that a payment was made at, whatever has been switched on or off since.
 *
 * Without a payment (a webhook that came in): the one that new payments would go to.
 */
export async function gatewayOfPayment(
  payload: Payload,
  slug: GatewaySlug,
  payment?: { readonly sandbox: boolean },
): Promise<Gateway> {
  if (slug !== 'stripe')
    throw new AppError('GATEWAY_NOT_CONFIGURED', 'There is no such gateway.', 404)
  const row = await readRow(payload, slug)
  const sandbox = payment?.sandbox ?? !hasRealKeys(row)
  if (sandbox || !row) return sandboxStripe().gateway
  return realStripe(row).gateway
}
