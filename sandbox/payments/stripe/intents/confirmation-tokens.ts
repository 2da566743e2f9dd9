import { z } from 'zod'

import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { newId, nowSeconds } from '@/sandbox/payments/ids'
import { keyKind } from '@/sandbox/payments/stripe/auth'
import { behaviourOf, brandOf, cardProblem } from '@/sandbox/payments/stripe/cards/cards'
import { stripeError } from '@/sandbox/payments/stripe/errors'
import { parseForm } from '@/sandbox/payments/stripe/form'
import { readForm } from '@/sandbox/payments/stripe/intents/intent-input'
import type { Token } from '@/sandbox/payments/stripe/objects'

const LIFE_SECONDS = 12 * 60 * 60
const digits = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
const text = z
  .string()
  .max(500)
  .default('')
  .transform((value) => value || null)

const tokenForm = z.object({
  payment_method_data: z.object({
    type: z.literal('card'),
    card: z.object({
      number: z.string().transform((value) => value.replace(/\s/g, '')),
      exp_month: digits,
      exp_year: digits.transform((year) => (year < 100 ? 2000 + year : year)),
      cvc: z.string(),
    }),
    billing_details: z
      .object({
        name: text,
        email: text,
        phone: text,
        address: z.record(z.string(), z.string().max(500)).nullable().default(null),
      })
      .default({ name: null, email: null, phone: null, address: null }),
  }),
  return_url: text,
})

const PROBLEMS: Readonly<Record<string, string>> = {
  incorrect_number: 'Your card number is incorrect.',
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_cvc: "Your card's security code is invalid.",
}

/** Takes a card from our own frame and gives a stand-in for it. Only that is remembered. */
export async function createToken({ sandbox, request }: ApiVisit) {
  keyKind(sandbox, request)
  const form = readForm(tokenForm, parseForm(request.body))
  const { number, exp_month, exp_year, cvc } = form.payment_method_data.card
  const problem = cardProblem({ number, expMonth: exp_month, expYear: exp_year, cvc }, new Date())
  if (problem) {
    throw stripeError(402, {
      type: 'card_error',
      code: problem,
      message: PROBLEMS[problem] ?? 'Your card is not valid.',
    })
  }
  const token: Token = {
    id: newId('ctoken'),
    object: 'confirmation_token',
    behaviour: behaviourOf(number),
    card: { brand: brandOf(number).brand, last4: number.slice(-4), exp_month, exp_year },
    billing_details: form.payment_method_data.billing_details,
    payment_intent: null,
    return_url: form.return_url,
    created: nowSeconds(),
    expires_at: nowSeconds() + LIFE_SECONDS,
  }
  await sandbox.store.save({ objects: [{ kind: 'token', body: token }] })
  const { behaviour: _, card, billing_details, ...shown } = token
  return json({
    ...shown,
    livemode: false,
    payment_method_preview: { type: 'card', card, billing_details },
  })
}
