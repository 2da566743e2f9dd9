import { type ApiVisit, type FaultTarget, withFaults } from '@/sandbox/payments/http/faults'
import type { Reply } from '@/sandbox/payments/http/reply'
import type { Handler, Route } from '@/sandbox/payments/http/router'
import { listAllDisputes, readDispute } from '@/sandbox/payments/razorpay/disputes'
import { RAZORPAY_REFUSALS } from '@/sandbox/payments/razorpay/errors'
import { orderOf } from '@/sandbox/payments/razorpay/order-of'
import {
  createOrder,
  listAllOrders,
  listPayments,
  readOrder,
} from '@/sandbox/payments/razorpay/orders'
import { capture, pay, readPayment } from '@/sandbox/payments/razorpay/payments'
import { createRefund, readRefund } from '@/sandbox/payments/razorpay/refunds'

const TARGET: FaultTarget = {
  gateway: 'razorpay',
  payments: /^\/razorpay\/v1\/(orders|payments)/,
  charging: /^\/razorpay\/v1\/checkout\/\w+\/pay$/,
  refusals: RAZORPAY_REFUSALS,
  orderOf,
}

const api = (handle: (visit: ApiVisit) => Promise<Reply>): Handler => withFaults(TARGET, handle)

/** The part of Razorpay's HTTP API that our gateway uses, and the one request of its window. */
export const RAZORPAY_API: readonly Route[] = [
  { method: 'POST', path: '/razorpay/v1/orders', handle: api(createOrder) },
  { method: 'GET', path: '/razorpay/v1/orders', handle: api(listAllOrders) },
  { method: 'GET', path: '/razorpay/v1/orders/:id', handle: api(readOrder) },
  { method: 'GET', path: '/razorpay/v1/orders/:id/payments', handle: api(listPayments) },
  { method: 'GET', path: '/razorpay/v1/payments/:id', handle: api(readPayment) },
  { method: 'POST', path: '/razorpay/v1/payments/:id/capture', handle: api(capture) },
  { method: 'POST', path: '/razorpay/v1/payments/:id/refund', handle: api(createRefund) },
  { method: 'GET', path: '/razorpay/v1/refunds/:id', handle: api(readRefund) },
  { method: 'GET', path: '/razorpay/v1/disputes', handle: api(listAllDisputes) },
  { method: 'GET', path: '/razorpay/v1/disputes/:id', handle: api(readDispute) },
  { method: 'POST', path: '/razorpay/v1/checkout/:id/pay', handle: api(pay) },
]
