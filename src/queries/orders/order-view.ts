import { z } from 'zod'
import {
  detailsStates,
  formsCompany,
  isUnderWay,
  type SentDetails,
} from '@/src/domain/filing/filing-stage'
import { type ClockView, clockView, isCalledOff } from '@/src/domain/orders/filing-clock'
import type { Happening } from '@/src/domain/orders/happening'
import { type OrderSummary, type OrderView, orderTitle } from '@/src/domain/orders/my-order'
import { trackedServices } from '@/src/domain/orders/order-services'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { fields } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { addressLines, filedNameOf } from '@/src/services/orders/order-address'
import type { OrderPayment } from '@/src/services/payments/payment-of-order'
import { readablePhone } from '@/src/services/platform/phone-number'

/** What an order keeps of the catalogue as it was when it was placed. */
const snapshot = z
  .object({ state: z.object({ name: z.string(), code: z.string().nullish() }).nullish() })
  .nullish()

/** What a list needs of an order. */
export const SUMMARY = fields(
  'kind serviceType lines legalName companyType catalogue status paymentStatus totalMinor',
  'currency placedAt createdAt',
)

export function orderSummary(
  order: Pick<Order, keyof typeof SUMMARY | 'id'>,
  payment: PaymentState,
): OrderSummary {
  const kept = snapshot.safeParse(order.catalogue)
  return {
    id: order.id,
    kind: order.kind,
    service: orderTitle(order),
    serviceType: order.serviceType,
    companyName: order.legalName ?? null,
    companyType: order.companyType ?? null,
    state: kept.data?.state?.name ?? null,
    stateCode: kept.data?.state?.code ?? null,
    status: order.status,
    isUnpaid: isUnpaid(order),
    payment,
    totalMinor: order.totalMinor,
    currency: order.currency === 'INR' ? 'INR' : 'USD',
    placedAt: order.placedAt ?? order.createdAt,
  }
}

export type TimelineNames = {
  readonly authors: ReadonlyMap<string, string>
  readonly documents: ReadonlyMap<string, string>
}

const NO_NAMES: TimelineNames = { authors: new Map(), documents: new Map() }

/** The customer's own request stands on the order, not among its stages. */
function request({ refundRequestedAt: at, serviceType }: Order): Happening[] {
  if (!at) return []
  const nothing = { note: null, author: null, document: null }
  return [{ id: 'refund-request', at, stage: 'refund_requested', service: serviceType, ...nothing }]
}

function happenings(order: Order, names: TimelineNames): Happening[] {
  const stages = (order.timeline ?? []).map((entry, index): Happening => {
    const document = idOf(entry.document)
    const name = document ? names.documents.get(document) : undefined
    return {
      id: entry.id ?? String(index),
      at: entry.at,
      stage: entry.stage,
      service: entry.service ?? null,
      note: entry.note || null,
      author: names.authors.get(idOf(entry.author) ?? '') ?? null,
      document: document && name ? { id: document, name } : null,
    }
  })
  const asked = request(order)
  const before = stages.filter(({ at }) => !asked[0] || at <= asked[0].at)
  return [...before, ...asked, ...stages.slice(before.length)]
}

/** The 24 hours of a paid formation: also before they start, as long as we wait for its details. */
function clockOf(order: Order, details: OrderView['details']): ClockView | null {
  if (!formsCompany(order) || order.paymentStatus !== 'paid' || order.status === 'cancelled') {
    return null
  }
  if (isCalledOff(order.clock ?? {})) return null
  const isAwaited = isUnderWay(order) && details.llc === 'missing'
  return order.clock?.startedAt || isAwaited ? clockView(order.clock ?? {}, new Date()) : null
}

/** What else a view of an order tells: the names in its timeline, and which details are in. */
export type ViewParts = {
  readonly names?: TimelineNames
  readonly sent?: SentDetails
  /** Our registered agent in the order's state. */
  readonly agent?: string | null
}

export function orderView(
  order: Order,
  payment: OrderPayment,
  { names = NO_NAMES, sent = {}, agent = null }: ViewParts = {},
): OrderView {
  const details = detailsStates(order, sent)
  const services = trackedServices(order)
  return {
    ...orderSummary(order, payment.state),
    packageType: order.packageType ?? null,
    email: order.email,
    customer: fullName(order),
    purpose: order.companyPurpose || null,
    addressLines: addressLines(order),
    phone: readablePhone(order.phone) || null,
    filedAs: filedNameOf(order) === order.legalName ? null : filedNameOf(order),
    agent: services.includes('registered_agent') ? agent : null,
    businessAddress: order.businessAddress || null,
    lines: order.lines ?? [],
    work: order.work,
    timeline: happenings(order, names),
    services,
    details,
    clock: clockOf(order, details),
    parent: idOf(order.parent),
    refundedMinor: order.refundedMinor,
    receiptNumber: order.receiptNumber ?? null,
    paidAt: order.paidAt ?? null,
    paymentMethod: order.paymentMethod ?? null,
    paymentFailure: payment.failure,
    card: payment.card,
  }
}
