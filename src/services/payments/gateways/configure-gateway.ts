import type { PayloadRequest } from 'payload'
import {
  type ExchangeRateInput,
  liveKeysWarning,
  type TypedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { StripeMethod } from '@/src/domain/payments/stripe-methods'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { droppedSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { PaymentGateway } from '@/src/payload-types'
import { gatewayRow, hasRealKeys, keysWith } from '@/src/services/payments/gateways/resolve-gateway'
import { noteTest, refuseWrongKeys, tryKeys } from '@/src/services/payments/gateways/test-gateway'

type Changes = Partial<Omit<PaymentGateway, 'id' | 'type' | 'createdAt' | 'updatedAt'>>

async function change(req: PayloadRequest, row: PaymentGateway, data: Changes): Promise<void> {
  await updateRow(req, 'paymentGateways', row.id, {
    data,
    overrideAccess: true, // some of its fields are written by services alone
  })
}

/** Whether what is saved of the webhook's secret belonged to another account. */
const isOtherAccount = (row: PaymentGateway, { publicKey, environment }: TypedKeys) =>
  (publicKey !== '' && publicKey !== row.publicKey) ||
  (environment !== undefined && environment !== (row.settings?.environment ?? 'sandbox'))

const NOT_TESTED = { at: null, ok: null, message: null, checks: null }

function refused(message: string): AppError {
  return new AppError('gateway_test_failed', message, 422)
}

type SaveKeys = {
  /** False saves the keys untested and leaves the gateway off. */
  readonly enable: boolean
  /** Anyone who saves them knows that live keys on this machine charge real cards. */
  readonly acceptLive: boolean
}

/** Live keys on someone's own machine charge real cards from a copy of the shop. @throws AppError 409 */
function warnOfLiveKeys(row: PaymentGateway, typed: TypedKeys): void {
  const { publicKey, environment } = keysWith(row, typed)
  const warning = liveKeysWarning(row.type, { publicKey, environment }, env.SITE_URL)
  if (warning) throw new AppError('live_keys_here', warning, 409)
}

/**
 * Saves keys and switches the gateway on, once the provider has accepted them. The keys of another
 * account drop the webhook's secret that was saved, unless it is typed with them.
 *
 * @throws AppError 422 `gateway_test_failed` with what the provider said, 409 `live_keys_here`
 */
export async function saveGatewayKeys(
  req: PayloadRequest,
  slug: GatewaySlug,
  typed: TypedKeys,
  { enable, acceptLive }: SaveKeys,
): Promise<void> {
  const row = await gatewayRow(req.payload, slug, req)
  refuseWrongKeys(row, typed)
  if (!acceptLive) warnOfLiveKeys(row, typed)
  const test = enable ? await tryKeys(slug, keysWith(row, typed)) : null
  if (test && !test.ok) throw refused(test.message)
  const { publicKey, secretKey, webhookSecret, environment } = typed
  await change(req, row, {
    ...(publicKey ? { publicKey } : {}),
    secretKey,
    webhookSecret,
    ...(isOtherAccount(row, typed) && !webhookSecret ? droppedSecret('webhookSecret') : {}),
    settings: { ...row.settings, ...(environment ? { environment } : {}) },
    enabled: enable,
    lastTest: test
      ? { at: new Date().toISOString(), ...test, checks: [...test.checks] }
      : NOT_TESTED,
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

/** What Stripe offers beside cards and their wallets from now on. */
export async function setStripeMethods(
  req: PayloadRequest,
  methods: readonly StripeMethod[],
): Promise<void> {
  const row = await gatewayRow(req.payload, 'stripe', req)
  await change(req, row, { settings: { ...row.settings, methods: [...methods] } })
}

/** Creates the gateways that have no row yet; answers with their names. */
export async function addMissingGateways(req: PayloadRequest): Promise<string[]> {
  const docs = await findRows(req, 'paymentGateways', {
    select: { type: true },
    overrideAccess: true, // the caller has been checked
  })
  const there = new Set(docs.map(({ type }) => type))
  const missing = GATEWAYS.filter((slug) => !there.has(slug))
  for (const type of missing) {
    await createRow(req, 'paymentGateways', {
      data: { type, name: GATEWAY_SETUP[type].name, enabled: false },
      overrideAccess: true, // no one creates them by hand
    })
  }
  return missing.map((slug) => GATEWAY_SETUP[slug].name)
}
