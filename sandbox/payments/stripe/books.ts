import type { z } from 'zod'

import { lister } from '@/sandbox/payments/store/lister'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { notFound } from '@/sandbox/payments/stripe/errors'
import {
  challengeSchema,
  chargeSchema,
  disputeSchema,
  intentSchema,
  refundSchema,
  tokenSchema,
} from '@/sandbox/payments/stripe/objects'

function finder<Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  what: string,
  param = 'id',
) {
  return async (store: SandboxStore, id: string): Promise<z.infer<Schema>> => {
    const found = await store.read(kind, id)
    if (found === undefined) throw notFound(what, id, param)
    return schema.parse(found)
  }
}

/** Each finds one object in the books. @throws ApiError 404 as Stripe's when it isn't there. */
export const findIntent = finder('intent', intentSchema, 'payment_intent', 'intent')
export const findCharge = finder('charge', chargeSchema, 'charge')
export const findRefund = finder('refund', refundSchema, 'refund')
export const findDispute = finder('dispute', disputeSchema, 'dispute', 'dispute')
export const findToken = finder('token', tokenSchema, 'confirmation_token', 'confirmation_token')
export const findChallenge = finder('challenge', challengeSchema, 'challenge')

/** Each lists the newest objects of its kind first. */
export const listIntents = lister('intent', intentSchema, 10_000)
export const listRefunds = lister('refund', refundSchema, 10_000)
export const listDisputes = lister('dispute', disputeSchema, 10_000)
