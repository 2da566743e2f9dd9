import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type { OpenInput, OpenResult } from '@/src/payments/gateway'
import { foundAtPaypal } from '@/src/payments/paypal/found-at-paypal'
import { ORDERS, orderTruth, type PaypalOrder, readOrder } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { isPaypalUrl, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { declineMessage } from '@/src/payments/paypal/paypal-messages'
import { paypalValue } from '@/src/payments/paypal/paypal-money'
import { paypalTrouble, withoutCharge } from '@/src/payments/paypal/paypal-trouble'

/** PayPal takes no longer description. */
const MAX_DESCRIPTION = 127

/** The attempt's id is the invoice number, which PayPal takes payment for only once. */
function orderRequest(input: OpenInput, brandName: string | undefined) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: input.attemptId,
        custom_id: input.orderId,
        invoice_id: input.attemptId,
        description: input.description.slice(0, MAX_DESCRIPTION),
        amount: { currency_code: input.amount.currency, value: paypalValue(input.amount.minor) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          ...(brandName ? { brand_name: brandName } : {}),
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  }
}

/** Where the customer approves the order. @throws GatewayUnavailable when that isn't PayPal's. */
function approvalUrl(order: PaypalOrder, credentials: PaypalCredentials): string {
  const link =
    order.links.find(({ rel }) => rel === 'payer-action') ??
    order.links.find(({ rel }) => rel === 'approve')
  if (link && isPaypalUrl(link.href, credentials)) return link.href
  throw paypalTrouble(new Error(`Order ${order.id} leads to ${link?.href ?? 'nowhere'}`))
}

/** A repeated request gets the order as it is by now, which may be further than just opened. */
function openResult(order: PaypalOrder, credentials: PaypalCredentials): OpenResult {
  const { ref, status, failure } = orderTruth(order)
  switch (status) {
    case 'requires_action': {
      const url = approvalUrl(order, credentials)
      return { kind: 'requires_action', ref, action: { type: 'redirect', url } }
    }
    case 'succeeded':
      return { kind: 'succeeded', ref }
    case 'approved':
    case 'pending':
    case 'processing':
      return { kind: 'pending', ref }
    case 'failed':
    case 'cancelled': {
      const code = failure?.code ?? 'ORDER_VOIDED'
      return { kind: 'declined', ref, code, message: failure?.message ?? declineMessage(code) }
    }
  }
}

/**
 * Creates the order that the customer then approves at PayPal's.
 *
 * @throws GatewayUnavailable always with `charged: 'no'`: an order whose address never reached the
 * customer can't be approved, and without approval no money moves.
 */
export async function openOrder(
  client: PaypalClient,
  credentials: PaypalCredentials,
  input: OpenInput,
): Promise<OpenResult> {
  try {
    const order = JSON.stringify(orderRequest(input, credentials.brandName))
    const answer = await client.post(ORDERS, order, input.idempotencyKey)
    return openResult(readOrder(answer), credentials)
  } catch (error) {
    throw withoutCharge(error)
  }
}

/** Where the customer still has to approve an order; null when they need not, or can't, any more. */
export async function resumeOrder(
  client: PaypalClient,
  credentials: PaypalCredentials,
  ref: string,
): Promise<CustomerAction | null> {
  return foundAtPaypal(client, ORDERS, ref, (answer) => {
    const order = readOrder(answer)
    if (orderTruth(order).status !== 'requires_action') return null
    return { type: 'redirect', url: approvalUrl(order, credentials) }
  })
}
