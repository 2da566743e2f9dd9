import { z } from 'zod'

import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { billingInput } from '@/src/domain/payments/billing'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { errorResponse } from '@/src/lib/errors'
import type { PayResult } from '@/src/services/purchase/place/charge-attempt'
import { PriceChanged } from '@/src/services/purchase/place/place-order'

/** What every request to pay carries. Which card it is only Stripe asks beforehand. */
export const payInput = z.object({
  expectedTotalMinor: z.int('Reload the page and try again').min(0),
  gateway: z.enum(GATEWAYS, 'Choose a way to pay'),
  confirmationToken: z.string().max(300).optional(),
  /** Kept for the next payment of anyone who is signed in. */
  billing: billingInput.optional(),
  consent: z.literal(true, 'Accept the terms to continue'),
  /** Made up by the browser, and the same when it asks again: it shows that it asked before. */
  browserKey: z.string().min(20).max(100).optional(),
})

/** Requires a confirmation token from those who pay through Stripe. */
export function withCard<T extends z.infer<typeof payInput>>(schema: z.ZodType<T>): z.ZodType<T> {
  return schema.refine(
    ({ gateway, confirmationToken }) => gateway !== 'stripe' || confirmationToken,
    {
      path: ['confirmationToken'],
      message: 'Enter your card details',
    },
  )
}

/** Answers a request to pay; where the price has changed meanwhile, with the new one. */
export async function answerOrQuote(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof PriceChanged) return errorResponse(error, { quote: error.quote })
    throw error
  }
}

/** How a payment went, as the browser is told; `redirect` is where a settled one leads. */
export function payAnswer(result: PayResult, redirect: string): PlaceResult {
  if (result.kind === 'requires_action') {
    return { status: 'requires_action', action: result.action, ref: result.ref }
  }
  return { status: result.kind, redirect }
}
