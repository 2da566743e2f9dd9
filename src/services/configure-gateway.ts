import type { PayloadRequest } from 'payload'

import type { ExchangeRateInput, TypedKeys } from '@/src/domain/payments/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateway-setup'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { AppError } from '@/src/lib/errors'
import type { PaymentGateway } from '@/src/payload-types'
import { gatewayRow, keysWith } from '@/src/services/gateway-keys'
import { hasRealKeys } from '@/src/services/resolve-gateway'
import { noteTest, refuseWrongKeys, tryKeys } from '@/src/services/test-gateway'

type Changes = Partial<Omit<PaymentGateway, 'id' | 'type' | 'createdAt' | 'updatedAt'>>

async function change(req: PayloadRequest, row: PaymentGateway, data: Changes): Promise<void> {
  await req.payload.update({
    collection: 'paymentGateways',
    id: row.id,
    data,
    depth: 0,
    overrideAccess: true, // some of its fields are written by services alone
    req,
  })
}

const NOT_TESTED = { at: null, ok: null, message: null }

function refused(message: string): AppError {
  return new AppError('gateway_test_failed', message, 422)
}

/**
 * Saves keys and switches the gateway on, once the provider has accepted them.
 *
 * @param enable false saves them untested and leaves the gateway off
 * @throws AppError 422 `gateway_test_failed` with what the provider said
 */
export async function saveGatewayKeys(
  req: PayloadRequest,
  slug: GatewaySlug,
  typed: TypedKeys,
  enable: boolean,
): Promise<void> {
  const row = await gatewayRow(req.payload, slug, req)
  refuseWrongKeys(row, typed)
  const test = enable ? await tryKeys(slug, keysWith(row, typed)) : null
  if (test && !test.ok) throw refused(test.message)
  const { publicKey, secretKey, webhookSecret, environment } = typed
  await change(req, row, {
    ...(publicKey ? { publicKey } : {}),
    secretKey,
    webhookSecret,
    settings: { ...row.settings, ...(environment ? { environment } : {}) },
    enabled: enable,
    lastTest: test ? { at: new Date().toISOString(), ...test } : NOT_TESTED,
  })
}

/** Forgets every key of a gateway and switches it off. */
export async function removeGatewayKeys(req: PayloadRequest, slug: GatewaySlug): Promise<void> {
  const row = await gatewayRow(req.payload, slug, req)
  await change(req, row, {
    publicKey: null,
    secretKeySealed: null,
    secretKeyLast4: null,
    webhookSecretSealed: null,
    webhookSecretLast4: null,
    enabled: false,
    lastTest: NOT_TESTED,
  })
}

/**
 * Offers a gateway to customers, or takes it from them.
 *
 * Before it is offered its keys are tried, since a method that can't charge costs orders.
 */
export async function switchGateway(
  req: PayloadRequest,
  slug: GatewaySlug,
  enabled: boolean,
): Promise<void> {
  const row = await gatewayRow(req.payload, slug, req)
  if (enabled) {
    if (!hasRealKeys(row)) {
      const { publicKey, secretKey } = GATEWAY_SETUP[slug]
      const both = `${publicKey.label} and ${secretKey.label.toLowerCase()}`
      throw new AppError('gateway_keys_missing', `Save its keys first: ${both}.`, 409)
    }
    const test = await tryKeys(slug, keysWith(row))
    await noteTest(req, row, test)
    if (!test.ok) throw refused(test.message)
  }
  await change(req, row, { enabled })
}

/** What one dollar is in rupees from now on; payments that have begun keep theirs. */
export async function setExchangeRate(
  req: PayloadRequest,
  input: ExchangeRateInput,
): Promise<void> {
  const row = await gatewayRow(req.payload, 'razorpay', req)
  await change(req, row, { settings: { ...row.settings, ...input } })
}
