import { z } from 'zod'

/** What the sandbox remembers. Nothing here ever holds a card number. */

const card = z.object({
  brand: z.string(),
  last4: z.string().length(4),
  exp_month: z.int(),
  exp_year: z.int(),
})

export const billingDetails = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.record(z.string(), z.string().nullable()).nullable(),
})

export const tokenSchema = z.object({
  id: z.string(),
  object: z.literal('confirmation_token'),
  behaviour: z.enum([
    'pays',
    'challenge',
    'generic_decline',
    'insufficient_funds',
    'expired_card',
    'incorrect_cvc',
    'processing_error',
    'test_mode_live_card',
  ]),
  card,
  billing_details: billingDetails,
  payment_intent: z.string().nullable(),
  return_url: z.string().nullable(),
  created: z.int(),
  expires_at: z.int(),
})
export type Token = z.infer<typeof tokenSchema>

const paymentError = z.object({
  type: z.string(),
  code: z.string(),
  decline_code: z.string().optional(),
  message: z.string(),
  charge: z.string().optional(),
})
export type PaymentError = z.infer<typeof paymentError>

export const intentSchema = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.int(),
  amount_received: z.int(),
  allowed_payment_method_types: z.array(z.string()).nullable().default(null),
  automatic_payment_methods: z.object({ enabled: z.boolean() }).nullable(),
  canceled_at: z.int().nullable(),
  cancellation_reason: z.string().nullable(),
  capture_method: z.literal('automatic_async'),
  client_secret: z.string(),
  confirmation_method: z.literal('automatic'),
  created: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  last_payment_error: paymentError.nullable(),
  latest_charge: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  next_action: z
    .object({
      type: z.literal('redirect_to_url'),
      redirect_to_url: z.object({ url: z.string(), return_url: z.string() }),
    })
    .nullable(),
  payment_method: z.string().nullable(),
  payment_method_types: z.array(z.string()),
  receipt_email: z.string().nullable(),
  status: z.enum([
    'requires_payment_method',
    'requires_action',
    'processing',
    'canceled',
    'succeeded',
  ]),
})
export type Intent = z.infer<typeof intentSchema>

export const chargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.int(),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  billing_details: billingDetails,
  captured: z.boolean(),
  created: z.int(),
  currency: z.string(),
  description: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  paid: z.boolean(),
  payment_intent: z.string(),
  payment_method: z.string(),
  payment_method_details: z.looseObject({ type: z.string(), card: card.optional() }),
  refunded: z.boolean(),
  disputed: z.boolean().default(false),
  status: z.enum(['succeeded', 'pending', 'failed']),
})
export type Charge = z.infer<typeof chargeSchema>

export const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.int(),
  charge: z.string(),
  created: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  reason: z.string().nullable(),
  failure_reason: z.string().optional(),
  status: z.enum(['succeeded', 'pending', 'failed']),
})
export type Refund = z.infer<typeof refundSchema>

const noEvidence = z.record(z.string(), z.unknown())

export const disputeSchema = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.int(),
  balance_transactions: z.array(z.unknown()),
  charge: z.string(),
  created: z.int(),
  currency: z.string(),
  enhanced_eligibility_types: z.array(z.string()),
  evidence: noEvidence,
  evidence_details: z.object({
    due_by: z.int(),
    enhanced_eligibility: noEvidence,
    has_evidence: z.boolean(),
    past_due: z.boolean(),
    submission_count: z.int(),
    submission_method: z.string(),
  }),
  intended_submission_method: z.string().nullable(),
  is_charge_refundable: z.boolean(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  reason: z.string(),
  status: z.enum([
    'warning_needs_response',
    'warning_closed',
    'needs_response',
    'under_review',
    'won',
    'lost',
  ]),
})
export type Dispute = z.infer<typeof disputeSchema>

/** A 3-D Secure check that waits for the cardholder; its id is the secret part of its address. */
export const challengeSchema = z.object({
  id: z.string(),
  intent: z.string(),
  token: z.string(),
  return_url: z.string(),
})
export type Challenge = z.infer<typeof challengeSchema>

/** The answer that a request under an idempotency key was given, to be given again. */
export const replaySchema = z.object({
  id: z.string(),
  fingerprint: z.string(),
  status: z.int(),
  body: z.string(),
})
