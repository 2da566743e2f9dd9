import { isRefunded, waitsForCustomer } from '@/src/domain/orders/happening'
import { type HeldServices, trackedServices } from '@/src/domain/orders/order-services'
import type { DetailsState } from '@/src/domain/orders/progress/service-progress'
import type {
  OrderStatus,
  PaymentStatus,
  Stage,
  TrackedService,
} from '@/src/domain/vocabulary/order-status'
import {
  type AskedService,
  isAskedService,
  isSearchAlone,
} from '@/src/domain/vocabulary/service-types'

/** What of an order decides where its formation stands. */
export type FilingOrder = Omit<HeldServices, 'lines'> & {
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
/** A search that is all an order asks for rests on the details from when it is done. */
const SEARCHED: readonly Stage[] = ['searched', ...SUBMITTED]

/**
 * Whether a service of the order was submitted, to the state or anyone who decides on it: from then
 * on its details stay as they are. An entry without a service counts for the order's own.
 */
export function isSubmitted(order: FilingOrder, service: TrackedService = 'llc'): boolean {
  if (order.status === 'completed') return true
  const fixed = isSearchAlone(order.packageType) ? SEARCHED : SUBMITTED
  const main = service === 'llc' ? 'llc' : order.serviceType
  return (order.timeline ?? []).some(
    (entry) => fixed.includes(entry.stage) && (entry.service ?? main) === service,
  )
}

/** Whether a service of the order needs no more details: it was submitted, or refunded. */
const isClosed = (order: FilingOrder, service: TrackedService): boolean =>
  isSubmitted(order, service) || isRefunded(service, order.timeline ?? [])

/**
 * The services of an order whose filing asks for details of its own, beside those of a formation.
 * An EIN that comes with a package is one of them.
 */
export function detailServicesOf(order: FilingOrder): AskedService[] {
  if (order.kind === 'renewal') return []
  const isSold = order.lines?.some(({ service }) => service) ?? false
  if (order.kind === 'extra' && !isSold) return []
  return trackedServices(order).filter(isAskedService)
}

/** Whether someone works on the order: paid for, and neither ended nor given back. */
export function isUnderWay(order: FilingOrder): boolean {
  return (
    order.paymentStatus === 'paid' && order.status !== 'cancelled' && order.status !== 'completed'
  )
}

type Answered = { readonly completedAt?: string | null } | null

/** The details of the services beside the formation, as far as they were begun. */
export type DetailsKept = readonly {
  readonly service: AskedService
  readonly completedAt?: string | null
}[]

const sentOf = (filing: Answered, kept: DetailsKept): SentDetails => ({
  llc: filing,
  ...Object.fromEntries(kept.map((one) => [one.service, one])),
})

/** Whether the formation's details are asked for and not in yet. */
export const needsFiling = (order: FilingOrder, filing: Answered): boolean =>
  lackingDetails(order, { llc: filing }).includes('llc')

/** The services beside the formation whose details are asked for and not in yet. */
export const needsDetails = (order: FilingOrder, kept: DetailsKept): AskedService[] =>
  lackingDetails(order, sentOf(null, kept)).filter(isAskedService)

/**
 * Whether the order waits for its customer: for the formation's details, for those of another
 * service where they are known, or for whatever staff last asked for one of its services.
 */
export function isWaitingForCustomer(
  order: FilingOrder,
  filing: Answered,
  kept?: DetailsKept,
): boolean {
  if (!isUnderWay(order)) return false
  if (needsFiling(order, filing)) return true
  if (kept && needsDetails(order, kept).length > 0) return true
  return waitsForCustomer(order.serviceType, order.timeline ?? []) !== null
}

/**
 * The services for whose details the order waits, `llc` for the formation's. What staff last asked
 * for is no part of it: see `waitsForCustomer`.
 */
export const awaitedDetails = (order: FilingOrder, filing: Answered, kept: DetailsKept) =>
  lackingDetails(order, sentOf(filing, kept))

export type SentDetails = Partial<Record<TrackedService, Answered>>

/** The services of an order whose filing needs answers of the customer, an EIN of a package among them. */
export const detailedServices = (order: FilingOrder): ('llc' | AskedService)[] => [
  ...(formsCompany(order) ? (['llc'] as const) : []),
  ...detailServicesOf(order),
]

/** Whether each service that asks for details has them; what was submitted or refunded needs none. */
export function detailsStates(
  order: FilingOrder,
  sent: SentDetails,
): Partial<Record<TrackedService, DetailsState>> {
  const states = detailedServices(order).map((service) => {
    const isIn = Boolean(sent[service]?.completedAt) || isClosed(order, service)
    return [service, isIn ? 'sent' : 'missing'] as const
  })
  return Object.fromEntries(states)
}

/** The services whose details are asked for and not in yet, the formation first. */
export function lackingDetails(order: FilingOrder, sent: SentDetails): ('llc' | AskedService)[] {
  if (!isUnderWay(order)) return []
  const states = detailsStates(order, sent)
  return detailedServices(order).filter((service) => states[service] === 'missing')
}
