import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needToken } from '@/sandbox/payments/paypal/access'
import {
  findCapture,
  findDispute,
  findOrder,
  keptCapture,
  keptDispute,
  keptRefund,
  listDisputes,
} from '@/sandbox/payments/paypal/books'
import { refused } from '@/sandbox/payments/paypal/errors'
import { paypalId } from '@/sandbox/payments/paypal/ids'
import type { Capture, Dispute, Order, Refund } from '@/sandbox/payments/paypal/objects'
import { shownRefund } from '@/sandbox/payments/paypal/show'
import { shownDispute, shownDisputeInfo } from '@/sandbox/payments/paypal/show-dispute'
import { raisePaypalEvent } from '@/sandbox/payments/paypal/webhooks/raise-paypal-event'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxWrite } from '@/sandbox/payments/store/sandbox-store'

export const DISPUTE_ENDS = {
  under_review: { status: 'UNDER_REVIEW', outcome: null },
  won: { status: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR' },
  lost: { status: 'RESOLVED', outcome: 'RESOLVED_BUYER_FAVOUR' },
  closed: { status: 'RESOLVED', outcome: 'CANCELED_BY_BUYER' },
} as const
type DisputeEnd = keyof typeof DISPUTE_ENDS

export const isDisputeEnd = (end: string): end is DisputeEnd => Object.hasOwn(DISPUTE_ENDS, end)

type Write = Required<SandboxWrite>

export const together = (...writes: readonly Write[]): Write => ({
  objects: writes.flatMap(({ objects }) => objects),
  deliveries: writes.flatMap(({ deliveries }) => deliveries),
})

/** PayPal takes back what is left of a capture: it is shown as a refund that no one asked for. */
export function reversed(sandbox: Sandbox, order: Order, capture: Capture): Write {
  const left = capture.amountMinor - capture.refundedMinor
  if (left === 0) return { objects: [], deliveries: [] }
  const refund: Refund = {
    id: paypalId(),
    order: order.id,
    capture: capture.id,
    status: 'COMPLETED',
    failsLate: false,
    created: nowSeconds(),
    amountMinor: left,
    currency: order.currency,
    note: 'Payment reversed',
  }
  const changed: Capture = {
    ...capture,
    refundedMinor: capture.amountMinor,
    status: 'REFUNDED',
    refunds: [...capture.refunds, refund.id],
  }
  const resource = shownRefund(sandbox, refund, order)
  const told = raisePaypalEvent(sandbox, 'PAYMENT.CAPTURE.REVERSED', resource, order)
  return together({ objects: [keptCapture(changed), keptRefund(refund)], deliveries: [] }, told)
}

function newDispute(order: Order, capture: Capture, isInquiry: boolean): Dispute {
  return {
    id: `PP-R-${paypalId(3)}-${nowSeconds()}`,
    order: order.id,
    capture: capture.id,
    amountMinor: capture.amountMinor,
    currency: order.currency,
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: isInquiry ? 'OPEN' : 'WAITING_FOR_SELLER_RESPONSE',
    stage: isInquiry ? 'INQUIRY' : 'CHARGEBACK',
    outcome: null,
    created: nowSeconds(),
  }
}

function writeOf(sandbox: Sandbox, dispute: Dispute, order: Order, type: DisputeEvent): Write {
  const told = raisePaypalEvent(sandbox, type, shownDispute(sandbox, dispute), order)
  return together({ objects: [keptDispute(dispute)], deliveries: [] }, told)
}
type DisputeEvent = `CUSTOMER.DISPUTE.${'CREATED' | 'UPDATED' | 'RESOLVED'}`

function ending(
  sandbox: Sandbox,
  before: Dispute,
  order: Order,
  capture: Capture,
  end: DisputeEnd,
) {
  const dispute: Dispute = { ...before, ...DISPUTE_ENDS[end] }
  const type = end === 'under_review' ? 'CUSTOMER.DISPUTE.UPDATED' : 'CUSTOMER.DISPUTE.RESOLVED'
  const write = writeOf(sandbox, dispute, order, type)
  return end === 'lost' ? together(write, reversed(sandbox, order, capture)) : write
}

/** The dispute that follows a capture where that is switched on. */
export function disputed(sandbox: Sandbox, order: Order, capture: Capture): Write {
  const setting = sandbox.switchboard.setting('paypal_disputed', order.customId)
  if (!setting) return { objects: [], deliveries: [] }
  const dispute = newDispute(order, capture, setting === 'inquiry')
  const opened = writeOf(sandbox, dispute, order, 'CUSTOMER.DISPUTE.CREATED')
  if (setting !== 'won' && setting !== 'lost') return opened
  return together(opened, ending(sandbox, dispute, order, capture, setting))
}

/** Takes a dispute a step on. @throws ApiError 422 when it has ended. */
export async function endDispute(sandbox: Sandbox, id: string, end: DisputeEnd): Promise<void> {
  const { capture: captureId } = await findDispute(sandbox.store, id)
  await sandbox.lock(`paypal ${captureId}`, async () => {
    const dispute = await findDispute(sandbox.store, id)
    if (dispute.status === 'RESOLVED') {
      throw refused('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE')
    }
    const capture = await findCapture(sandbox.store, captureId)
    const order = await findOrder(sandbox.store, dispute.order)
    await sandbox.store.save(ending(sandbox, dispute, order, capture, end))
  })
  sandbox.courier.wake()
}

export async function readDispute({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  return json(shownDispute(sandbox, await findDispute(sandbox.store, id)))
}

export async function searchDisputes({ sandbox, request }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  const capture = request.query.get('disputed_transaction_id')
  const size = Math.min(Number(request.query.get('page_size')) || 10, 50)
  const found = (await listDisputes(sandbox.store))
    .filter((dispute) => capture === null || dispute.capture === capture)
    .slice(0, size)
  const self = `${sandbox.publicUrl}/paypal/v1/customer/disputes?page_size=${size}`
  return json({
    ...(found.length > 0 ? { items: found.map((one) => shownDisputeInfo(sandbox, one)) } : {}),
    links: [{ href: self, rel: 'self', method: 'GET' }],
  })
}
