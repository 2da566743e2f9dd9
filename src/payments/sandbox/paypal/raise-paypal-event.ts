import { nowSeconds } from '@/src/payments/sandbox/ids'
import { paypalId, timeText } from '@/src/payments/sandbox/paypal/ids'
import type { Order } from '@/src/payments/sandbox/paypal/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import type { SandboxWrite } from '@/src/payments/sandbox/store/sandbox-store'
import { raiseEvent } from '@/src/payments/sandbox/webhooks/raise-event'

const EVENTS = {
  'CHECKOUT.ORDER.APPROVED': {
    resource_type: 'checkout-order',
    summary: 'An order has been approved by buyer',
  },
  'PAYMENT.CAPTURE.COMPLETED': { resource_type: 'capture', summary: 'Payment completed' },
  'PAYMENT.CAPTURE.PENDING': { resource_type: 'capture', summary: 'Payment pending' },
  'PAYMENT.CAPTURE.DENIED': { resource_type: 'capture', summary: 'Payment denied' },
  'PAYMENT.CAPTURE.REFUNDED': { resource_type: 'refund', summary: 'Payment refunded' },
} as const
type PaypalEventType = keyof typeof EVENTS

/** An event about a resource as it is now, with its deliveries: saved together with it. */
export function raisePaypalEvent(
  sandbox: Sandbox,
  type: PaypalEventType,
  resource: Record<string, unknown>,
  order: Order,
): Required<SandboxWrite> {
  const id = `WH-${paypalId()}-${paypalId()}`
  const body = {
    id,
    event_version: '1.0',
    create_time: timeText(nowSeconds()),
    event_type: type,
    ...EVENTS[type],
    resource_version: '2.0',
    resource,
  }
  return raiseEvent(sandbox, { id, gateway: 'paypal', type, orderId: order.customId, body })
}
