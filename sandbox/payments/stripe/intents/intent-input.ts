import { z } from 'zod'

import { newId, nowSeconds } from '@/sandbox/payments/ids'
import { badRequest } from '@/sandbox/payments/stripe/errors'
import type { Intent } from '@/sandbox/payments/stripe/objects'

/** The currencies the sandbox takes, with Stripe's smallest charge in each. */
const SMALLEST_CHARGE: Readonly<Record<string, number>> = {
  usd: 50,
  inr: 50,
  eur: 50,
  gbp: 30,
  cad: 50,
  aud: 50,
}
const LARGEST_CHARGE = 99_999_999

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const metadata = z.record(z.string().max(40), z.string().max(500))
const expand = z.record(z.string(), z.string()).optional()

const returnUrl = z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).max(5000)

/** The parameters we know; Stripe refuses unknown ones, and so do we. */
export const createSchema = z.strictObject({
  amount: z
    .string()
    .regex(/^\d{1,12}$/, 'Invalid integer')
    .transform(Number),
  currency: z.string().toLowerCase(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  allowed_payment_method_types: z.record(z.string(), z.string().max(100)).optional(),
  payment_method_options: z
    .object({
      us_bank_account: z
        .strictObject({ verification_method: z.enum(['automatic', 'instant']).optional() })
        .optional(),
    })
    .optional(),
  confirm: flag.default(false),
  confirmation_token: z.string().optional(),
  description: z.string().max(1000).optional(),
  metadata: metadata.default({}),
  receipt_email: z.email().optional(),
  return_url: returnUrl.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
})
export type CreateInput = z.infer<typeof createSchema>

export const confirmSchema = z.strictObject({
  confirmation_token: z.string(),
  client_secret: z.string().optional(),
  return_url: returnUrl.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
})

export const cancelSchema = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
  expand,
})

/** Reads a form by its schema. @throws ApiError 400 that names the first wrong parameter. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  form: Record<string, unknown>,
): z.infer<Schema> {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    throw badRequest(`Received unknown parameter: ${key}`, key, 'parameter_unknown')
  }
  const param = issue?.path.join('.') ?? ''
  const isMissing = param !== '' && !(String(issue?.path[0]) in form)
  throw isMissing
    ? badRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
    : badRequest(`Invalid ${param}: ${issue?.message}`, param)
}

function checkAmount({ amount, currency }: CreateInput): void {
  const smallest = Object.hasOwn(SMALLEST_CHARGE, currency) ? SMALLEST_CHARGE[currency] : undefined
  if (smallest === undefined) throw badRequest(`Invalid currency: ${currency}.`, 'currency')
  if (amount < 1)
    throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount < smallest) {
    throw badRequest(
      `Amount must be at least ${smallest} in the smallest unit of ${currency}.`,
      'amount',
      'amount_too_small',
    )
  }
  if (amount > LARGEST_CHARGE) {
    throw badRequest('Amount must be no more than 999,999.99.', 'amount', 'amount_too_large')
  }
}

/** A new intent that waits for a card. */
export function newIntent(input: CreateInput): Intent {
  checkAmount(input)
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    amount: input.amount,
    amount_received: 0,
    allowed_payment_method_types: input.allowed_payment_method_types
      ? Object.values(input.allowed_payment_method_types)
      : null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: input.currency,
    description: input.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: input.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: Object.values(input.allowed_payment_method_types ?? { 0: 'card' }),
    receipt_email: input.receipt_email ?? null,
    status: 'requires_payment_method',
  }
}
