import type { PayloadRequest, Where } from 'payload'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import {
  GATEWAYS,
  type GatewaySlug,
  PAYMENT_ATTEMPT_STATUSES,
  type PaymentAttemptStatus,
} from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fields } from '@/src/lib/find-one'
import type { Order, Payment, WebhookEvent } from '@/src/payload-types'
import { staffRows } from '@/src/queries/platform/staff-rows'
import { paymentPages } from '@/src/services/payments/gateways/payment-pages'

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
  const pageOf = paymentPages(req.payload)
  return Promise.all(
    docs.map(async (payment) => ({
      ...payment,
      sale: typeof payment.order === 'object' ? payment.order : null,
      orderId: idOf(payment.order) ?? '',
      providerUrl: await pageOf(payment),
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
