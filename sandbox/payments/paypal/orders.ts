import { z } from 'zod'
import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needToken } from '@/sandbox/payments/paypal/access'
import { findOrder, keptOrder, readBody } from '@/sandbox/payments/paypal/books'
import { refused } from '@/sandbox/payments/paypal/errors'
import { once } from '@/sandbox/payments/paypal/idempotency'
import { payerId, paypalId } from '@/sandbox/payments/paypal/ids'
import type { Order } from '@/sandbox/payments/paypal/objects'
import { shortOrder, shownOrder } from '@/sandbox/payments/paypal/show'
import { minorOf } from '@/src/payments/paypal/paypal-money'

const CURRENCIES: readonly string[] = ['USD', 'EUR', 'GBP']

const amountInput = z.object({
  currency_code: z.string().length(3),
  value: z.string().max(32),
})

const unitInput = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(127).optional(),
  description: z.string().max(127).optional(),
  amount: amountInput,
})

const contextInput = z.object({
  return_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
  brand_name: z.string().max(127).optional(),
})

const orderInput = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([unitInput]),
  payment_source: z.object({ paypal: z.object({ experience_context: contextInput }) }),
})

/** An amount as a shop may ask for or give back. @throws ApiError 422 as PayPal's. */
export function amountOf({ currency_code, value }: z.infer<typeof amountInput>) {
  if (!CURRENCIES.includes(currency_code)) {
    throw refused('CURRENCY_NOT_SUPPORTED')
  }
  const minor = minorOf(value)
  if (minor === null) {
    throw refused('DECIMAL_PRECISION')
  }
  if (minor === 0) throw refused('CANNOT_BE_ZERO_OR_NEGATIVE')
  return { minor, currency: currency_code }
}

function newOrder(input: z.infer<typeof orderInput>): Order {
  const [unit] = input.purchase_units
  const context = input.payment_source.paypal.experience_context
  const { minor, currency } = amountOf(unit.amount)
  return {
    id: paypalId(),
    status: 'PAYER_ACTION_REQUIRED',
    created: nowSeconds(),
    amountMinor: minor,
    currency,
    referenceId: unit.reference_id,
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    description: unit.description ?? null,
    brandName: context.brand_name ?? null,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    payerId: payerId(),
    behaviour: null,
    capture: null,
  }
}

/** An order as the request prefers it: in short, or the whole. */
export async function orderReply({ sandbox, request }: ApiVisit, order: Order, status: number) {
  const isWhole = request.header('prefer').includes('return=representation')
  return json(isWhole ? await shownOrder(sandbox, order) : shortOrder(sandbox, order), status)
}

export async function createOrder(visit: ApiVisit): Promise<Reply> {
  const { sandbox, request } = visit
  needToken(sandbox, request)
  const made = await once(sandbox, request, async () => {
    const order = newOrder(readBody(orderInput, request.body))
    await sandbox.store.save({ objects: [keptOrder(order)] })
    return order.id
  })
  const order = await findOrder(sandbox.store, made.id)
  return orderReply(visit, order, made.isNew ? 201 : 200)
}

export async function readOrder({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  return json(await shownOrder(sandbox, await findOrder(sandbox.store, id)))
}
