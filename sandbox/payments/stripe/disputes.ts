import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { newId, nowSeconds } from '@/sandbox/payments/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { needSecretKey } from '@/sandbox/payments/stripe/auth'
import { findDispute, findIntent, listDisputes } from '@/sandbox/payments/stripe/books'
import type { Charge, Dispute, Intent } from '@/sandbox/payments/stripe/objects'
import { raiseStripeEvent } from '@/sandbox/payments/stripe/raise-stripe-event'

const ANSWER_WITHIN_SECONDS = 9 * 24 * 60 * 60

type Opening = Pick<Dispute, 'reason' | 'status'>

/** How a dispute begins, by what the switch says. A bank debit that was returned is lost at once. */
const OPENINGS = {
  open: { reason: 'fraudulent', status: 'needs_response' },
  inquiry: { reason: 'general', status: 'warning_needs_response' },
  won: { reason: 'product_not_received', status: 'needs_response' },
  lost: { reason: 'fraudulent', status: 'needs_response' },
  returned: { reason: 'insufficient_funds', status: 'lost' },
} as const satisfies Record<string, Opening>

function newDispute(intent: Intent, charge: Charge, { reason, status }: Opening): Dispute {
  const isReturn = reason === OPENINGS.returned.reason
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: isReturn ? 0 : nowSeconds() + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason,
    status,
  }
}

async function record(
  sandbox: Sandbox,
  type: 'charge.dispute.created' | 'charge.dispute.closed',
  dispute: Dispute,
): Promise<void> {
  const { metadata } = await findIntent(sandbox.store, dispute.payment_intent)
  const event = raiseStripeEvent(sandbox, type, dispute, metadata.order_id ?? null)
  await sandbox.store.save({
    objects: [{ kind: 'dispute', body: dispute }, ...event.objects],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
}

/** The bank of the customer disputes a charge. */
export async function openDispute(
  sandbox: Sandbox,
  intent: Intent,
  charge: Charge,
  how: keyof typeof OPENINGS,
): Promise<Dispute> {
  const dispute = newDispute(intent, charge, OPENINGS[how])
  await record(sandbox, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank has decided; an inquiry is merely closed. */
export async function endDispute(
  sandbox: Sandbox,
  dispute: Dispute,
  end: 'won' | 'lost',
): Promise<void> {
  const isInquiry = dispute.status.startsWith('warning_')
  const status = isInquiry ? 'warning_closed' : end
  await record(sandbox, 'charge.dispute.closed', { ...dispute, status })
}

/** What becomes of a payment that has just succeeded, where the switch says that it is disputed. */
export async function disputeIfAsked(
  sandbox: Sandbox,
  intent: Intent,
  charge: Charge,
): Promise<void> {
  const how = sandbox.switchboard.setting('stripe_disputed', intent.metadata.order_id ?? null)
  if (!how) return
  const dispute = await openDispute(sandbox, intent, charge, how)
  if (how === 'won' || how === 'lost') await endDispute(sandbox, dispute, how)
}

export async function readDispute({ sandbox, request, id }: ApiVisit) {
  needSecretKey(sandbox, request)
  return json(await findDispute(sandbox.store, id))
}

export async function listAllDisputes({ sandbox, request }: ApiVisit) {
  needSecretKey(sandbox, request)
  const about = request.query.get('payment_intent')
  const all = await listDisputes(sandbox.store)
  const data = all.filter((dispute) => !about || dispute.payment_intent === about)
  return json({ object: 'list', url: request.path, has_more: false, data })
}
