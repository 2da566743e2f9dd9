import { waitsForCustomer } from '@/src/domain/orders/happening'
import type { DetailsState } from '@/src/domain/orders/service-progress'
import type {
  OrderStatus,
  PaymentStatus,
  ServiceType,
  Stage,
  TrackedService,
} from '@/src/domain/vocabulary/order-status'

/** What of an order decides where its formation stands. */
export type FilingOrder = {
  readonly serviceType: ServiceType
  readonly kind: 'purchase' | 'extra' | 'renewal'
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly lines?:
    | readonly { readonly kind: string; readonly service?: TrackedService | null }[]
    | null
  readonly timeline?:
    | readonly { readonly stage: Stage; readonly service?: TrackedService | null }[]
    | null
}

/** Whether the order forms a company, alone or beside another service. */
export function formsCompany(order: FilingOrder): boolean {
  if (order.kind === 'renewal') return false
  const sold = (order.lines ?? []).some(
    ({ kind, service }) => service === 'llc' && (kind === 'service' || kind === 'add_on'),
  )
  return sold || (order.serviceType === 'llc' && order.kind === 'purchase')
}

const SUBMITTED: readonly Stage[] = ['submitted', 'approved', 'delivered', 'completed']

function wasSubmitted(order: FilingOrder, of: TrackedService): boolean {
  if (order.status === 'completed') return true
  return (order.timeline ?? []).some(
    ({ stage, service }) => SUBMITTED.includes(stage) && (service ?? of) === of,
  )
}

/** Whether the formation went to the state: from then on its details stand as they are. */
export function isSubmitted(order: FilingOrder): boolean {
  return wasSubmitted(order, 'llc')
}

/** Whether somebody works on the order: paid for, and neither ended nor given back. */
export function isUnderWay(order: FilingOrder): boolean {
  return (
    order.paymentStatus === 'paid' && order.status !== 'cancelled' && order.status !== 'completed'
  )
}

type Answered = { readonly completedAt?: string | null } | null

/** Whether the formation's details are asked for and not in yet. */
export function needsFiling(order: FilingOrder, filing: Answered): boolean {
  if (!formsCompany(order) || !isUnderWay(order) || isSubmitted(order)) return false
  return !filing?.completedAt
}

/**
 * Whether the order waits for its customer: for the formation's details, or for whatever staff
 * last asked for one of its services.
 */
export function isWaitingForCustomer(order: FilingOrder, filing: Answered): boolean {
  if (!isUnderWay(order)) return false
  if (needsFiling(order, filing)) return true
  return waitsForCustomer(order.serviceType, order.timeline ?? []) !== null
}

/** The services of an order whose filing needs answers of the customer. */
export function detailedServices(order: FilingOrder): TrackedService[] {
  return formsCompany(order) ? ['llc'] : []
}

/** When the details of each service of an order were sent. */
export type SentDetails = Partial<Record<TrackedService, Answered>>

/** Whether each service that asks for details has them; what was submitted needs no more. */
export function detailsStates(
  order: FilingOrder,
  sent: SentDetails,
): Partial<Record<TrackedService, DetailsState>> {
  const states = detailedServices(order).map((service) => {
    const isIn = Boolean(sent[service]?.completedAt) || wasSubmitted(order, service)
    return [service, isIn ? 'sent' : 'missing'] as const
  })
  return Object.fromEntries(states)
}

/** The services of a paid order that still wait for their details. */
export function missingDetails(order: FilingOrder, sent: SentDetails): TrackedService[] {
  if (!isUnderWay(order)) return []
  const states = detailsStates(order, sent)
  return detailedServices(order).filter((service) => states[service] === 'missing')
}
