import { openRequests, type StoryEntry } from '@/src/domain/orders/happening'
import type { DetailsState } from '@/src/domain/orders/progress/service-progress'
import type {
  OrderStatus,
  PaymentStatus,
  TrackedService,
} from '@/src/domain/vocabulary/order-status'
import { isAskedService } from '@/src/domain/vocabulary/service-types'

const DETAILS: Partial<Record<TrackedService, string>> = {
  llc: 'formation details',
  ein: 'EIN details',
  itin: 'ITIN details',
  bookkeeping: 'bookkeeping details',
  trademark: 'trademark details',
  banking_resolution: 'banking resolution details',
  s_corporation: 'S corporation details',
  dba: 'trade name details',
  business_address: 'business address details',
  domain: 'domain details',
  business_email: 'business email details',
}

export const detailsName = (service: TrackedService): string => DETAILS[service] ?? 'details'

/** How long the details of each service usually take. */
const MINUTES: Partial<Record<TrackedService, number>> = {
  llc: 5,
  ein: 5,
  itin: 10,
  bookkeeping: 5,
  trademark: 10,
  banking_resolution: 3,
  s_corporation: 10,
  dba: 5,
  business_address: 5,
  domain: 2,
  business_email: 3,
}

export const minutesOf = (services: readonly TrackedService[]) =>
  services.reduce((sum, service) => sum + (MINUTES[service] ?? 0), 0)

/** How long the details of these services take together. */
export const detailsTime = (...services: readonly TrackedService[]): string =>
  `It takes about ${minutesOf(services)} minutes.`

/** The button that leads to the details of a service, and how long they take. */
export const addDetails = (service: TrackedService): string =>
  `Add ${detailsName(service)} (${minutesOf([service])} minutes)`

/** Where on an order's page the details of a service are asked for. */
export const detailsAnchor = (service: TrackedService): string =>
  service === 'llc' ? 'formation-details' : `details-${service}`

/** The services in the order in which we ask: a company comes first, the rest is asked after it. */
const inOrder = (services: readonly TrackedService[]): TrackedService[] => [
  ...services.filter((service) => service === 'llc'),
  ...services.filter((service) => service !== 'llc'),
]

/** The services whose details are missing, the one to begin with first. */
export function missingDetails(order: {
  readonly services: readonly TrackedService[]
  readonly details: Partial<Record<TrackedService, DetailsState>>
}): TrackedService[] {
  return inOrder(order.services.filter((service) => order.details[service] === 'missing'))
}

type AskedOrder = {
  readonly serviceType: TrackedService
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly timeline?: readonly (StoryEntry & { readonly author?: unknown })[] | null
}

/**
 * The services whose details a paid order asks for: nothing has answered the request yet. What staff
 * asked for has an author.
 */
export function askedDetails(order: AskedOrder): TrackedService[] {
  const isOver = order.status === 'cancelled' || order.status === 'completed'
  if (isOver || order.paymentStatus !== 'paid') return []
  const asked = openRequests(order.serviceType, order.timeline ?? [])
    .filter(({ author }) => !author)
    .map(({ service }) => service ?? order.serviceType)
  return inOrder(asked.filter((one) => one === 'llc' || isAskedService(one)))
}
