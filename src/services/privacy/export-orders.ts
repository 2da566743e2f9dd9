import type { PayloadRequest } from 'payload'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import { fields, findRows } from '@/src/lib/find-one'
import type { Filing, Paper, Payment, Refund, ServiceDetail } from '@/src/payload-types'
import { orderPath } from '@/src/services/orders/order-links'
import { all } from '@/src/services/privacy/export-applications'

/** Neither what staff note among themselves, nor keys of any kind. */
const ORDER = {
  ...fields(
    'kind parent serviceType packageType status paymentStatus totalMinor refundedMinor',
    'currency lines companyName companyType companyPurpose businessAddress stateFileNumber',
    'records ein email firstName lastName phone address details formedOn consent placedAt',
    'paidAt claimedAt refundRequestedAt receiptNumber createdAt',
  ),
  timeline: { at: true, service: true, stage: true, note: true, document: true },
} as const

const PAYMENT = fields(
  'order gateway gatewayRef status amountMinor currency exchangeRate refundedMinor',
  'failureMessage card settledAt createdAt',
)

const REFUND = fields('order amountMinor currency reason status settledAt createdAt')

const FILING = {
  ...fields(
    'order company management members managers officers authorizedShares',
    'partnershipRepresentative registeredAgent completedAt',
  ),
  responsibleParty: { name: true, taxIdKind: true, taxIdLast4: true },
} as const

const DETAILS = fields('order service answers ends completedAt')

const PAPER = fields(
  'order kind title template state signature signers sha256 pages document voidedAt',
  'voidReason createdAt',
)

async function partsOf(req: PayloadRequest, orders: readonly string[]) {
  const where = { order: { in: [...orders] } }
  const [payments, refunds, filings, details, papers] = await Promise.all([
    req.payload.find({ collection: 'payments', where, select: PAYMENT, ...all(req) }),
    req.payload.find({ collection: 'refunds', where, select: REFUND, ...all(req) }),
    req.payload.find({ collection: 'filings', where, select: FILING, ...all(req) }),
    req.payload.find({ collection: 'serviceDetails', where, select: DETAILS, ...all(req) }),
    req.payload.find({ collection: 'papers', where, select: PAPER, ...all(req) }),
  ])
  const of = <Part extends Pick<Payment | Refund | Filing | ServiceDetail | Paper, 'order'>>(
    parts: readonly Part[],
    id: string,
  ) => parts.filter((part) => idOf(part.order) === id).map(({ order: _, ...part }) => part)
  return (id: string) => ({
    payments: of(payments.docs, id),
    refunds: of(refunds.docs, id),
    filing: of(filings.docs, id)[0] ?? null,
    serviceDetails: of(details.docs, id),
    papers: of(papers.docs, id),
  })
}

/** Someone's orders with all that hangs on them, the oldest first. */
export async function exportOrders(req: PayloadRequest, user: string) {
  const docs = await findRows(req, 'orders', {
    where: { user: { equals: user } },
    select: ORDER,
    sort: 'createdAt',
    ...all(req),
  })
  if (docs.length === 0) return []
  const parts = await partsOf(
    req,
    docs.map(({ id }) => id),
  )
  return docs.map((order) => ({
    ...order,
    ...parts(order.id),
    receipt: order.receiptNumber
      ? new URL(`${orderPath(order.id, 'receipt')}/pdf`, env.SITE_URL).href
      : null,
  }))
}
