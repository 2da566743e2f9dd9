import type { PayloadRequest } from 'payload'

import {
  type GatewayKeys,
  type KeyErrors,
  keyErrors,
  modeOf,
  type TypedKeys,
} from '@/src/domain/payments/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateway-setup'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import type { PaymentGateway } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable, type TestResult } from '@/src/payments/gateway'
import { gatewayFromKeys } from '@/src/services/gateway-from-keys'
import { gatewayRow, keysWith, savedKeys } from '@/src/services/gateway-keys'
import { recordAudit } from '@/src/services/record-audit'
import { gatewayForNewPayment, hasRealKeys } from '@/src/services/resolve-gateway'

/** Somebody sits and waits for the answer. */
const PATIENCE = { timeoutMs: 8_000, retries: 0 }

/** How testing went, in words for staff. */
export type GatewayTest = { readonly ok: boolean; readonly message: string }

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
    return await gateway.test()
  } catch (error) {
    const fault = error instanceof GatewayUnavailable ? error.code : 'unexpected'
    // the error itself stays out of the log: what a provider says may repeat a key
    log.warn({ gateway: slug, fault }, 'testing the connection failed')
    const reason = fault === 'unexpected' ? '' : ` (${fault})`
    return { ok: false, message: `${GATEWAY_SETUP[slug].name} did not answer${reason}.` }
  }
}

/** Whether a provider accepts these keys. */
export async function tryKeys(slug: GatewaySlug, keys: GatewayKeys): Promise<GatewayTest> {
  const result = await ask(slug, gatewayFromKeys(slug, keys, PATIENCE))
  if (!result.ok) return result
  const { name } = GATEWAY_SETUP[slug]
  return { ok: true, message: `${name} accepts the ${modeOf(slug, keys)} keys.` }
}

/** Writes down how the saved keys did. */
export async function noteTest(
  req: PayloadRequest,
  row: PaymentGateway,
  { ok, message }: GatewayTest,
): Promise<void> {
  await req.payload.update({
    collection: 'paymentGateways',
    id: row.id,
    data: { lastTest: { at: new Date().toISOString(), ok, message } },
    depth: 0,
    overrideAccess: true, // results are ours to write; the caller has been checked
    req,
  })
}

async function trySandbox(req: PayloadRequest, slug: GatewaySlug): Promise<GatewayTest> {
  const { gateway } = await gatewayForNewPayment(req.payload, slug)
  const result = await ask(slug, gateway)
  if (result.ok) return { ok: true, message: 'The sandbox answers. No keys are saved yet.' }
  return { ok: false, message: `The sandbox does not answer. ${result.message}` }
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
  await recordAudit(req, {
    area: 'payments',
    action: 'test',
    entity: 'paymentGateways',
    documentId: row.id,
    before: {},
    after: { ...result, keys: 'typed, not saved' },
  })
  return result
}
