import type { Payload, PayloadRequest } from 'payload'

import type { GatewayKeys, SavedKeys, TypedKeys } from '@/src/domain/payments/gateways/gateway-keys'
import { isStripeMethod, type StripeMethod } from '@/src/domain/payments/stripe-methods'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { openSecret } from '@/src/fields/secret'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { PaymentGateway } from '@/src/payload-types'

/** A gateway's row with its sealed keys, which only services may see. */
export async function findGatewayRow(
  payload: Payload,
  slug: GatewaySlug,
  req?: PayloadRequest,
): Promise<PaymentGateway | undefined> {
  const row = await findOne(req ?? { payload }, 'paymentGateways', {
    where: { type: { equals: slug } },
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed keys, for the gateway alone
  })
  return row ?? undefined
}

/** Finds a gateway's row for staff. @throws AppError 404 `gateway_missing` */
export async function gatewayRow(
  payload: Payload,
  slug: GatewaySlug,
  req?: PayloadRequest,
): Promise<PaymentGateway> {
  const row = await findGatewayRow(payload, slug, req)
  if (row) return row
  throw new AppError('gateway_missing', 'This gateway has not been added yet.', 404)
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
