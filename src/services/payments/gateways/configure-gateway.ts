import type { PayloadRequest } from 'payload'
import {
  type ConnectionCheck,
  failed as failedCheck,
  failuresOf,
  testResult,
  warningsOf,
} from '@/src/domain/payments/connection-check'
import {
  type ExchangeRateInput,
  type GatewayKeys,
  type KeyErrors,
  keyErrors,
  liveKeysWarning,
  modeOf,
  type TypedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP, webhookPath } from '@/src/domain/payments/gateways/gateway-setup'
import type { StripeMethod } from '@/src/domain/payments/stripe-methods'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { droppedSecret } from '@/src/fields/secret'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { PaymentGateway } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable, type TestResult } from '@/src/payments/gateway'
import {
  gatewayForNewPayment,
  gatewayFromKeys,
  gatewayRow,
  hasRealKeys,
  keysWith,
  savedKeys,
} from '@/src/services/payments/gateways/resolve-gateway'
import { audit } from '@/src/services/platform/record-audit'

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
  const row = await gatewayRow(req, slug)
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
    lastTest: test ? tested(test) : NOT_TESTED,
  })
}

/** Forgets every key of a gateway and switches it off. */
export async function removeGatewayKeys(req: PayloadRequest, slug: GatewaySlug): Promise<void> {
  const row = await gatewayRow(req, slug)
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
  const row = await gatewayRow(req, slug)
  if (enabled) {
    if (!hasRealKeys(row)) {
      const { publicKey, secretKey } = GATEWAY_SETUP[slug]
      const both = `${publicKey.label} and ${secretKey.label.toLowerCase()}`
      throw new AppError('gateway_keys_missing', `Save its keys first: ${both}.`, 409)
    }
    const test = await tryKeys(slug, keysWith(row))
    await change(req, row, { lastTest: tested(test) })
    if (!test.ok) throw refused(test.message)
  }
  await change(req, row, { enabled })
}

/** What one dollar is in rupees from now on; payments that have begun keep theirs. */
export async function setExchangeRate(
  req: PayloadRequest,
  input: ExchangeRateInput,
): Promise<void> {
  const row = await gatewayRow(req, 'razorpay')
  await change(req, row, { settings: { ...row.settings, ...input } })
}

/** What Stripe offers beside cards and their wallets from now on. */
export async function setStripeMethods(
  req: PayloadRequest,
  methods: readonly StripeMethod[],
): Promise<void> {
  const row = await gatewayRow(req, 'stripe')
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

/** Someone sits and waits for the answer. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 }

/** How testing went, in words for staff. */
type GatewayTest = {
  readonly ok: boolean
  readonly message: string
  /** Each thing that was tried. */
  readonly checks: readonly ConnectionCheck[]
}

function failed(errors: KeyErrors): AppError {
  const fields = Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, String(message)]),
  )
  const [first = 'Please check the keys.'] = Object.values(fields)
  return new AppError('invalid_keys', `${first}.`.replace(/\.\.$/, '.'), 422, fields)
}

/** Refuses keys that can't be right, before anybody is asked. @throws AppError 422 */
function refuseWrongKeys(row: PaymentGateway, typed: TypedKeys): void {
  const errors = keyErrors(row.type, typed, savedKeys(row))
  if (Object.keys(errors).length > 0) throw failed(errors)
}

/** Asks the provider. Whatever it throws becomes words; keys never show up in them. */
async function ask(slug: GatewaySlug, gateway: Gateway): Promise<TestResult> {
  try {
    return await gateway.test(`${env.SITE_URL}${webhookPath(slug)}`)
  } catch (error) {
    const fault = error instanceof GatewayUnavailable ? error.code : 'unexpected'
    // the error itself stays out of the log: what a provider says may repeat a key
    log.warn({ gateway: slug, fault }, 'testing the connection failed')
    const reason = fault === 'unexpected' ? '' : ` (${fault})`
    const message = `${GATEWAY_SETUP[slug].name} did not respond${reason}.`
    return testResult([failedCheck('Connect to the gateway', 'unreachable', message)])
  }
}

/** Whether a provider accepts these keys. */
async function tryKeys(slug: GatewaySlug, keys: GatewayKeys): Promise<GatewayTest> {
  const { ok, checks } = await ask(slug, gatewayFromKeys(slug, keys, PATIENCE))
  if (!ok) return { ok, message: failuresOf(checks), checks }
  const { name } = GATEWAY_SETUP[slug]
  const accepted = `${name} accepts the ${modeOf(slug, keys)} keys.`
  return { ok, message: [accepted, warningsOf(checks)].filter(Boolean).join(' '), checks }
}

/** How the saved keys did, as it is kept. */
const tested = ({ checks, ...test }: GatewayTest) => ({
  at: new Date().toISOString(),
  ...test,
  checks: [...checks],
})

async function trySandbox(req: PayloadRequest, slug: GatewaySlug): Promise<GatewayTest> {
  const { gateway } = await gatewayForNewPayment(req.payload, slug)
  const { ok, checks } = await ask(slug, gateway)
  const message = ok
    ? 'The sandbox is working. No keys are saved yet.'
    : `The sandbox is not responding. ${failuresOf(checks)}`
  return { ok, message, checks }
}

const isBlank = ({ publicKey, secretKey, webhookSecret }: TypedKeys) =>
  !publicKey && !secretKey && !webhookSecret

/**
 * Tests what was typed, or, where nothing was, what is saved; saves nothing but how it went.
 *
 * Without any keys it is the sandbox that is asked, as long as that stands in.
 */
export async function testGateway(
  req: PayloadRequest,
  slug: GatewaySlug,
  typed: TypedKeys,
): Promise<GatewayTest> {
  const row = await gatewayRow(req, slug)
  const isSaved =
    isBlank(typed) && (!typed.environment || typed.environment === savedKeys(row).environment)
  if (isSaved && !hasRealKeys(row)) return trySandbox(req, slug)
  refuseWrongKeys(row, typed)
  const result = await tryKeys(slug, keysWith(row, typed))
  if (isSaved) {
    await change(req, row, { lastTest: tested(result) })
    return result
  }
  await audit(req, 'payments', 'test', ['paymentGateways', row.id], {
    after: { ok: result.ok, message: result.message, keys: 'entered, not saved' },
  })
  return result
}
