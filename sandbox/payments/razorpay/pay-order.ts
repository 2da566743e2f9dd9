import {
  disputeObject,
  findOrder,
  findPayment,
  lockOf,
  orderObject,
  paymentObject,
  refundObject,
} from '@/sandbox/payments/razorpay/books'
import { commit, type News, news } from '@/sandbox/payments/razorpay/commit'
import { disputed } from '@/sandbox/payments/razorpay/disputes'
import { badRequest } from '@/sandbox/payments/razorpay/errors'
import {
  DECLINED,
  newPayment,
  type Payer,
  paidBy,
  returned,
  TIMED_OUT,
} from '@/sandbox/payments/razorpay/new-payment'
import type { Order, Payment } from '@/sandbox/payments/razorpay/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { StoredObject } from '@/sandbox/payments/store/sandbox-store'
import type { SwitchName, SwitchValue } from '@/sandbox/payments/switches'

/** How a payment in the window ends: captured at once, agreed to but captured late, or refused. */
export const OUTCOMES = ['pays', 'authorises', 'declines'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How long an authorised payment waits until Razorpay captures it by itself. */
const LATE_CAPTURE_MS = 20_000

/** What is written down of a try to pay, and told. */
type Try = {
  readonly payment: Payment
  readonly objects: readonly StoredObject[]
  readonly told: readonly News[]
}

const setting = <Name extends SwitchName>(
  { switchboard }: Sandbox,
  name: Name,
  order: Order,
): SwitchValue<Name> | null => switchboard.setting(name, order.notes.order_id ?? null)

/** The order with one more try. */
const attempted = (order: Order, payment: Payment): Order => ({
  ...order,
  status: order.status === 'paid' ? 'paid' : 'attempted',
  attempts: order.attempts + 1,
  payments: [...order.payments, payment.id],
})

/** A try that ended without money having moved. */
function ending(order: Order, payment: Payment, event: 'payment.failed' | 'payment.authorized') {
  const tried = attempted(order, payment)
  return {
    payment,
    objects: [orderObject(tried), paymentObject(payment)],
    told: news([event], { order: tried, payment }),
  } satisfies Try
}

/** The money was held, and Razorpay gives it back by itself. */
function returning(order: Order, payment: Payment): Try {
  const tried = attempted(order, payment)
  const back = returned(payment)
  return {
    payment: back.payment,
    objects: [orderObject(tried), paymentObject(back.payment), refundObject(back.refund)],
    told: [
      ...news(['payment.authorized'], { order: tried, payment }),
      ...news(['refund.created', 'refund.processed'], { order: tried, ...back }),
    ],
  }
}

/** Writes that the money was taken, with the dispute that follows where that is switched on. */
function capturing(sandbox: Sandbox, order: Order, payment: Payment): Try {
  const captured: Payment = { ...payment, status: 'captured', captured: true, failure: null }
  const paid = paidBy(order, captured)
  const dispute = disputed(sandbox, paid, captured)
  return {
    payment: captured,
    objects: [orderObject(paid), paymentObject(captured), ...dispute.objects.map(disputeObject)],
    told: [
      ...news(['payment.captured', 'order.paid'], { order: paid, payment: captured }),
      ...dispute.told,
    ],
  }
}

function paying(sandbox: Sandbox, order: Order, payment: Payment): Try {
  const made = capturing(sandbox, attempted(order, payment), payment)
  const first = ending(order, payment, 'payment.authorized').told
  if (!setting(sandbox, 'razorpay_pay_twice', order)) {
    return { ...made, told: [...first, ...made.told] }
  }
  const paid = paidBy(attempted(order, payment), made.payment)
  const second = returning(paid, newPayment(order, payment, payment.method, null))
  return {
    payment: made.payment,
    objects: [...made.objects, ...second.objects],
    told: [...first, ...made.told, ...second.told],
  }
}

function tryOf(sandbox: Sandbox, order: Order, outcome: Outcome, payer: Payer): Try {
  const method = setting(sandbox, 'razorpay_method', order) ?? 'card'
  const make = (failure: Payment['failure']) => newPayment(order, payer, method, failure)
  if (outcome === 'declines') return ending(order, make(DECLINED), 'payment.failed')
  if (setting(sandbox, 'razorpay_never_captured', order)) return returning(order, make(null))
  if (setting(sandbox, 'razorpay_late_authorised', order)) {
    return ending(order, { ...make(TIMED_OUT), comesLate: true }, 'payment.failed')
  }
  if (outcome === 'authorises' || !order.captures)
    return ending(order, make(null), 'payment.authorized')
  return paying(sandbox, order, make(null))
}

/** Tries to pay an order, as its customer does in the window. */
export function payOrder(sandbox: Sandbox, orderId: string, outcome: Outcome, payer: Payer) {
  return sandbox.lock(lockOf(orderId), async (): Promise<Payment> => {
    const order = await findOrder(sandbox.store, orderId)
    if (order.status === 'paid') throw badRequest('Payment already done for this order.')
    const { payment, objects, told } = tryOf(sandbox, order, outcome, payer)
    await commit(sandbox, objects, told)
    if (outcome === 'authorises' && order.captures) captureLater(sandbox, payment)
    return payment
  })
}

/** Takes the money of an authorised payment. @throws ApiError 400 when there is none to take. */
export async function capturePayment(
  sandbox: Sandbox,
  paymentId: string,
  amount: number,
): Promise<Payment> {
  const { order_id } = await findPayment(sandbox.store, paymentId)
  return sandbox.lock(lockOf(order_id), async () => {
    const payment = await findPayment(sandbox.store, paymentId)
    const order = await findOrder(sandbox.store, order_id)
    if (payment.status === 'failed') {
      throw badRequest(
        'Only payments which have been authorized and not yet captured can be captured',
      )
    }
    if (payment.status !== 'authorized') {
      throw badRequest('This payment has already been captured')
    }
    if (order.status === 'paid') throw badRequest('Payment already done for this order.')
    if (payment.amount !== amount) {
      throw badRequest('Capture amount must be equal to the amount authorized', 'amount')
    }
    const made = capturing(sandbox, order, payment)
    await commit(sandbox, made.objects, made.told)
    return made.payment
  })
}

/** The bank authorises a payment after all: it pays the order, or goes back if that is paid. */
export async function authoriseLate(sandbox: Sandbox, paymentId: string): Promise<void> {
  const { order_id } = await findPayment(sandbox.store, paymentId)
  await sandbox.lock(lockOf(order_id), async () => {
    const late = await findPayment(sandbox.store, paymentId)
    if (!late.comesLate) throw badRequest('This payment does not wait for its bank')
    const order = await findOrder(sandbox.store, order_id)
    const payment: Payment = { ...late, status: 'authorized', comesLate: false, failure: null }
    const known: Order = {
      ...order,
      attempts: order.attempts - 1,
      payments: order.payments.filter((id) => id !== paymentId),
    }
    const made =
      order.status === 'paid' ? returning(known, payment) : paying(sandbox, known, payment)
    await commit(sandbox, made.objects, made.told)
  })
}

/** Razorpay's own capture, should the shop not ask for it; a restart forgets it. */
function captureLater(sandbox: Sandbox, payment: Payment): void {
  const capture = () => capturePayment(sandbox, payment.id, payment.amount).catch(() => {})
  setTimeout(() => void capture(), LATE_CAPTURE_MS).unref()
}
