import { bad, good, refundRow, wait } from '@/sandbox/payments/ledger-rows'
import { listOrders, listRefunds } from '@/sandbox/payments/paypal/books'
import { captureSchema, type Order } from '@/sandbox/payments/paypal/objects'
import type { LedgerPayment, LedgerRefund } from '@/sandbox/payments/provider'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'

const WORDS = {
  PAYER_ACTION_REQUIRED: wait('Waiting for approval'),
  APPROVED: wait('Approved, not captured'),
  PENDING: wait('Capture pending'),
  DECLINED: bad('Capture denied'),
  COMPLETED: good('Captured'),
  PARTIALLY_REFUNDED: good('Captured, refunded in part'),
  REFUNDED: good('Refunded'),
}

async function row(store: SandboxStore, order: Order): Promise<LedgerPayment> {
  const found = order.capture ? await store.read('paypal-capture', order.capture) : undefined
  const capture = captureSchema.safeParse(found).data
  const status = capture?.status ?? order.status
  const { tone, statusText } = WORDS[status]
  return {
    gateway: 'paypal',
    id: order.id,
    status,
    statusText,
    tone,
    amountMinor: order.amountMinor,
    receivedMinor: capture && tone === 'good' ? capture.amountMinor : 0,
    refundedMinor: capture?.refundedMinor ?? 0,
    currency: order.currency,
    description: order.description,
    orderId: order.customId,
    attemptId: order.referenceId,
    created: order.created,
  }
}

export async function paypalPayments(store: SandboxStore, limit: number): Promise<LedgerPayment[]> {
  const orders = await listOrders(store, limit)
  return Promise.all(orders.map((order) => row(store, order)))
}

export async function paypalRefunds(store: SandboxStore): Promise<LedgerRefund[]> {
  return (await listRefunds(store)).map((one) =>
    refundRow('paypal', one, { payment: one.order, amountMinor: one.amountMinor }),
  )
}
