import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { nowSeconds } from '@/sandbox/payments/ids'
import { keyKind, needSecretKey } from '@/sandbox/payments/stripe/auth'
import { findCharge, findIntent, listIntents } from '@/sandbox/payments/stripe/books'
import { badRequest } from '@/sandbox/payments/stripe/errors'
import { parseForm } from '@/sandbox/payments/stripe/form'
import { confirmIntent, recordCancel } from '@/sandbox/payments/stripe/intents/confirm-intent'
import {
  cancelSchema,
  confirmSchema,
  createSchema,
  newIntent,
  readForm,
} from '@/sandbox/payments/stripe/intents/intent-input'
import type { Intent } from '@/sandbox/payments/stripe/objects'
import { sameText } from '@/src/lib/secrets'

async function shown({ sandbox }: Visit, intent: Intent, expand: readonly string[]) {
  if (!intent.latest_charge || !expand.includes('latest_charge')) return json(intent)
  return json({ ...intent, latest_charge: await findCharge(sandbox.store, intent.latest_charge) })
}

/** What a browser may see of an intent: not what the shop wrote on it. */
function forBrowser({ metadata: _, receipt_email: __, latest_charge: ___, ...rest }: Intent) {
  return json(rest)
}

function mustBe(intent: Intent, statuses: ReadonlyArray<Intent['status']>, verb: string): void {
  if (statuses.includes(intent.status)) return
  throw badRequest(
    `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    undefined,
    'payment_intent_unexpected_state',
  )
}

export async function createIntent(visit: ApiVisit) {
  const { sandbox, request, decline } = visit
  needSecretKey(sandbox, request)
  const input = readForm(createSchema, parseForm(request.body))
  const intent = newIntent(input)
  if (!input.confirm) {
    await sandbox.store.save({ objects: [{ kind: 'intent', body: intent }] })
    return json(intent)
  }
  if (!input.confirmation_token) {
    throw badRequest('Missing required param: confirmation_token.', 'confirmation_token')
  }
  const tokenId = input.confirmation_token
  const returnUrl = input.return_url ?? null
  const confirmed = await sandbox.lock(tokenId, () =>
    confirmIntent(sandbox, intent, { tokenId, returnUrl, decline }),
  )
  return shown(visit, confirmed, Object.values(input.expand ?? {}))
}

/** An intent for anyone who may see it: the shop, or the browser that has its client secret. */
async function permitted(visit: Visit, clientSecret: string) {
  const { sandbox, request, id } = visit
  const kind = keyKind(sandbox, request)
  const intent = await findIntent(sandbox.store, id)
  if (kind === 'publishable' && !sameText(clientSecret, intent.client_secret)) {
    throw badRequest(
      'The client_secret provided does not match this PaymentIntent.',
      'client_secret',
    )
  }
  return { kind, intent }
}

export async function readIntent(visit: ApiVisit) {
  const { query } = visit.request
  const { kind, intent } = await permitted(visit, query.get('client_secret') ?? '')
  if (kind === 'publishable') return forBrowser(intent)
  return shown(
    visit,
    intent,
    [...query].flatMap(([key, value]) => (/^expand/.test(key) ? value : [])),
  )
}

export async function listAllIntents({ sandbox, request }: ApiVisit) {
  needSecretKey(sandbox, request)
  const { query } = request
  const limit = Math.min(Number(query.get('limit')) || 10, 100)
  const since = Number(query.get('created[gte]') ?? 0)
  const until = Number(query.get('created[lte]') ?? Number.MAX_SAFE_INTEGER)
  const all = await listIntents(sandbox.store)
  const after = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const found = all.slice(after).filter(({ created }) => created >= since && created <= until)
  const data = found.slice(0, limit)
  return json({ object: 'list', url: request.path, has_more: found.length > limit, data })
}

export async function confirm(visit: ApiVisit) {
  const { sandbox, request, id, decline } = visit
  const input = readForm(confirmSchema, parseForm(request.body))
  return sandbox.lock(id, async () => {
    const { kind, intent } = await permitted(visit, input.client_secret ?? '')
    mustBe(intent, ['requires_payment_method'], 'confirmed')
    const confirmed = await confirmIntent(sandbox, intent, {
      tokenId: input.confirmation_token,
      returnUrl: input.return_url ?? null,
      decline,
    })
    if (kind === 'publishable') return forBrowser(confirmed)
    return shown(visit, confirmed, Object.values(input.expand ?? {}))
  })
}

export async function cancel(visit: ApiVisit) {
  const { sandbox, request, id } = visit
  needSecretKey(sandbox, request)
  const input = readForm(cancelSchema, parseForm(request.body))
  return sandbox.lock(id, async () => {
    const intent = await findIntent(sandbox.store, id)
    mustBe(intent, ['requires_payment_method', 'requires_action'], 'canceled')
    const canceled: Intent = {
      ...intent,
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: input.cancellation_reason ?? null,
      next_action: null,
    }
    await recordCancel(sandbox, canceled)
    return shown(visit, canceled, Object.values(input.expand ?? {}))
  })
}
