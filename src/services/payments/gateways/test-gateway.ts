import type { PayloadRequest } from 'payload'
import {
  type ConnectionCheck,
  failed as failedCheck,
  failuresOf,
  testResult,
  warningsOf,
} from '@/src/domain/payments/connection-check'
import {
  type GatewayKeys,
  type KeyErrors,
  keyErrors,
  modeOf,
  type TypedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP, webhookPath } from '@/src/domain/payments/gateways/gateway-setup'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { updateRow } from '@/src/lib/write-row'
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

/** Someone sits and waits for the answer. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 }

/** How testing went, in words for staff. */
export type GatewayTest = {
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
export function refuseWrongKeys(row: PaymentGateway, typed: TypedKeys): void {
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
export async function tryKeys(slug: GatewaySlug, keys: GatewayKeys): Promise<GatewayTest> {
  const { ok, checks } = await ask(slug, gatewayFromKeys(slug, keys, PATIENCE))
  if (!ok) return { ok, message: failuresOf(checks), checks }
  const { name } = GATEWAY_SETUP[slug]
  const accepted = `${name} accepts the ${modeOf(slug, keys)} keys.`
  return { ok, message: [accepted, warningsOf(checks)].filter(Boolean).join(' '), checks }
}

/** Writes down how the saved keys did. */
export async function noteTest(
  req: PayloadRequest,
  row: PaymentGateway,
  { ok, message, checks }: GatewayTest,
): Promise<void> {
  await updateRow(req, 'paymentGateways', row.id, {
    data: { lastTest: { at: new Date().toISOString(), ok, message, checks: [...checks] } },
    overrideAccess: true, // results are ours to write; the caller has been checked
  })
}

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
  const row = await gatewayRow(req.payload, slug, req)
  const isSaved =
    isBlank(typed) && (!typed.environment || typed.environment === savedKeys(row).environment)
  if (isSaved && !hasRealKeys(row)) return trySandbox(req, slug)
  refuseWrongKeys(row, typed)
  const result = await tryKeys(slug, keysWith(row, typed))
  if (isSaved) {
    await noteTest(req, row, result)
    return result
  }
  await audit(req, 'payments', 'test', ['paymentGateways', row.id], {
    after: { ok: result.ok, message: result.message, keys: 'entered, not saved' },
  })
  return result
}
