import type { PayloadRequest, Where } from 'payload'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import {
  GATEWAYS,
  type GatewaySlug,
  PAYMENT_ATTEMPT_STATUSES,
  type PaymentAttemptStatus,
} from '@/src/domain/vocabulary/payment-status'
import { fields } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import type { Order, Payment, WebhookEvent } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'

export type TransactionFilter = {
  readonly gateway: GatewaySlug | null
  readonly status: PaymentAttemptStatus | null
}

/** The part of the address that says which payments to show. */
export function filterIn(search: Readonly<Record<string, unknown>>): TransactionFilter {
  return {
    gateway: GATEWAYS.find((one) => one === search.gateway) ?? null,
    status: PAYMENT_ATTEMPT_STATUSES.find((one) => one === search.status) ?? null,
  }
}

export type Transaction = Payment & {
  /** The order, where the person may see orders. */
  readonly sale: Order | null
  readonly orderId: string
  readonly providerUrl: string | null
}

/** What the payment's page at the provider goes by: with PayPal what was captured. */
const pageRefOf = ({ gateway, gatewayRef, chargeRef }: Payment) =>
  gateway === 'paypal' ? chargeRef : gatewayRef

/** Opens each gateway once, to ask it for the addresses of its pages; none is asked over the network. */
function addressBook(req: PayloadRequest) {
  const opened = new Map<string, Promise<Gateway | null>>()
  const open = (payment: Payment) => {
    const key = `${payment.gateway} ${payment.sandbox}`
    const known =
      opened.get(key) ??
      gatewayOfPayment(req.payload, payment.gateway, payment).catch((error: unknown) => {
        log.warn({ err: error, gateway: payment.gateway }, 'a gateway could not be opened')
        return null
      })
    opened.set(key, known)
    return known
  }
  return async (payment: Payment): Promise<string | null> => {
    const ref = pageRefOf(payment)
    return ref ? ((await open(payment))?.dashboardUrl(ref) ?? null) : null
  }
}

/** The payments that came last among those that `where` selects. */
export async function readTransactions(
  req: PayloadRequest,
  where: Where,
  limit: number,
): Promise<Transaction[]> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where,
    sort: '-createdAt',
    limit,
    pagination: false,
    depth: 1,
    populate: { orders: { legalName: true, email: true } },
    overrideAccess: false,
    req,
  })
  const addressOf = addressBook(req)
  return Promise.all(
    docs.map(async (payment) => ({
      ...payment,
      sale: typeof payment.order === 'object' ? payment.order : null,
      orderId: typeof payment.order === 'object' ? payment.order.id : payment.order,
      providerUrl: await addressOf(payment),
    })),
  )
}

const SHOWN = fields(
  'gateway eventId type ref refundRef disputeRef status attempts deliveries error createdAt',
)

export type Delivery = Pick<WebhookEvent, 'id' | keyof typeof SHOWN>

/** The webhook events that came last. */
export const lastDeliveries = (req: PayloadRequest, limit: number): Promise<Delivery[]> =>
  staffRows(req, 'webhookEvents', { select: SHOWN, sort: '-createdAt', limit })

/** Payments that customers dispute, the nearest deadline first. */
export const openDisputes = (req: PayloadRequest, limit: number) =>
  staffRows(req, 'disputes', {
    where: { status: { in: [...OPEN_DISPUTES] } },
    sort: 'evidenceDueBy',
    limit,
  })
