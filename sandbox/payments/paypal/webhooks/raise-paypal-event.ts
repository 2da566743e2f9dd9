import { nowSeconds } from '@/sandbox/payments/ids'
import { paypalId, timeText } from '@/sandbox/payments/paypal/ids'
import type { Order } from '@/sandbox/payments/paypal/objects'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxWrite } from '@/sandbox/payments/store/sandbox-store'
import { raiseEvent } from '@/sandbox/payments/webhooks/raise-event'

const EVENTS = {
  'CHECKOUT.ORDER.APPROVED': {
    resource_type: 'checkout-order',
    summary: 'An order has been approved by buyer',
  },
  'PAYMENT.CAPTURE.COMPLETED': { resource_type: 'capture', summary: 'Payment completed' },
  'PAYMENT.CAPTURE.PENDING': { resource_type: 'capture', summary: 'Payment pending' },
  'PAYMENT.CAPTURE.DENIED': { resource_type: 'capture', summary: 'Payment denied' },
  'PAYMENT.CAPTURE.REFUNDED': { resource_type: 'refund', summary: 'Payment refunded' },
  'PAYMENT.CAPTURE.REVERSED': { resource_type: 'refund', summary: 'Payment reversed' },
  'PAYMENT.REFUND.FAILED': { resource_type: 'refund', summary: 'Refund failed' },
  'CUSTOMER.DISPUTE.CREATED': { resource_type: 'dispute', summary: 'A dispute was opened' },
  'CUSTOMER.DISPUTE.UPDATED': { resource_type: 'dispute', summary: 'A dispute was updated' },
  'CUSTOMER.DISPUTE.RESOLVED': { resource_type: 'dispute', summary: 'A dispute was resolved' },
} as const
type PaypalEventType = keyof typeof EVENTS

/** Events that the shop has no use for: of another product, and of an old version of the API. */
export function raiseOtherEvents(sandbox: Sandbox, order: Order): Required<SandboxWrite> {
  if (!sandbox.switchboard.setting('paypal_other_events', order.customId)) {
    return { objects: [], deliveries: [] }
  }
  const time = timeText(nowSeconds())
  const raise = (type: string, resource: Record<string, unknown>, version: string) => {
    const id = `WH-${paypalId()}-${paypalId()}`
    const body = {
      id,
      event_version: '1.0',
      create_time: time,
      resource_type: 'sale',
      event_type: type,
      summary: 'An event of another kind',
      resource_version: version,
      resource,
      links: [],
    }
    return raiseEvent(sandbox, { id, gateway: 'paypal', type, orderId: order.customId, body })
  }
  const sale = { id: paypalId(), parent_payment: `PAY-${paypalId(24)}`, state: 'completed' }
  const writes = [
    raise('PAYMENT.SALE.COMPLETED', sale, '1.0'),
    raise('BILLING.SUBSCRIPTION.CREATED', { id: `I-${paypalId(12)}`, links: null }, '2.0'),
  ]
  return {
    objects: writes.flatMap(({ objects }) => objects),
    deliveries: writes.flatMap(({ deliveries }) => deliveries),
  }
}

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
    links: [
      {
        href: `${sandbox.publicUrl}/paypal/v1/notifications/webhooks-events/${id}`,
        rel: 'self',
        method: 'GET',
      },
    ],
  }
  return raiseEvent(sandbox, { id, gateway: 'paypal', type, orderId: order.customId, body })
}
