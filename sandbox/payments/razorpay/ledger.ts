import { bad, good, refundRow, wait } from '@/sandbox/payments/ledger-rows'
import type { LedgerPayment, LedgerRefund } from '@/sandbox/payments/provider'
import {
  listDisputes,
  listOrders,
  listRefunds,
  paymentsOf,
} from '@/sandbox/payments/razorpay/books'
import { isCaptured, type Order, type Payment } from '@/sandbox/payments/razorpay/objects'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'

type Words = Pick<LedgerPayment, 'status' | 'statusText' | 'tone'>

function wordsFor(order: Order, [latest]: readonly Payment[]): Words {
  if (order.status === 'paid') return { status: 'paid', ...good('Paid') }
  if (latest?.status === 'authorized') {
    return { status: 'authorized', ...wait('Waiting for capture') }
  }
  if (latest?.status === 'refunded') {
    return { status: 'returned', ...bad('Returned, never captured') }
  }
  if (latest) return { status: 'attempted', ...bad('Declined') }
  return { status: 'created', ...wait('Not paid yet') }
}

async function row(store: SandboxStore, order: Order): Promise<LedgerPayment> {
  const payments = await paymentsOf(store, order)
  const received = payments.filter(isCaptured)
  const disputes = (await listDisputes(store)).filter(({ order_id }) => order_id === order.id)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
  return {
    gateway: 'razorpay',
    id: order.id,
    ...wordsFor(order, payments),
    amountMinor: order.amount,
    receivedMinor: sum(received.map(({ amount }) => amount)),
    refundedMinor: sum(received.map(({ amount_refunded }) => amount_refunded)),
    lostMinor: sum(disputes.map(({ amount_deducted }) => amount_deducted)),
    currency: order.currency,
    description: order.receipt && `Receipt ${order.receipt}`,
    orderId: order.notes.order_id ?? null,
    attemptId: order.notes.attempt_id ?? null,
    created: order.created_at,
  }
}

export async function razorpayPayments(
  store: SandboxStore,
  limit: number,
): Promise<LedgerPayment[]> {
  const orders = await listOrders(store, limit)
  return Promise.all(orders.map((order) => row(store, order)))
}

export async function razorpayRefunds(store: SandboxStore): Promise<LedgerRefund[]> {
  return (await listRefunds(store)).map((one) =>
    refundRow('razorpay', one, { payment: one.order_id, amountMinor: one.amount }),
  )
}
