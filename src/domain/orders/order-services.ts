import { isOwnWork } from '@/src/domain/vocabulary/added-work'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { OrderKind, ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'
import { tierIncludesAgent, tierIncludesEin } from '@/src/domain/vocabulary/tiers'
import { keptWork } from '@/src/domain/vocabulary/work'

export type HeldServices = {
  readonly kind: OrderKind
  readonly serviceType: ServiceType
  readonly packageType?: string | null
  readonly companyType?: CompanyType | null
  /** What its package held at the sale, and what add-ons of the operator's own ask; see `keptWork`. */
  readonly work?: unknown
  readonly lines?: readonly { readonly service?: TrackedService | null }[] | null
}

const soldIn = (lines: HeldServices['lines']) =>
  (lines ?? []).flatMap(({ service }) => (service ? [service] : []))

/** What a formation's package holds beside the formation. */
function contained({ serviceType, packageType, companyType, work }: HeldServices) {
  if (serviceType !== 'llc') return []
  const included = keptWork(work).map(({ key }) => key)
  return [
    ...(tierIncludesEin(packageType) ? (['ein'] as const) : []),
    ...(tierIncludesAgent(packageType) ? (['registered_agent'] as const) : []),
    ...included.filter(
      (key) => !isOwnWork(key) && (key !== 'operating_agreement' || companyType !== 'corporation'),
    ),
  ]
}

/** What is done without the order's company, or before it is formed. */
const BEFORE_FORMATION: readonly TrackedService[] = ['domain', 'business_email', 'templates']

const STANDALONE: readonly TrackedService[] = ['llc', 'itin', 'bookkeeping', 'trademark']

/**
 * Everything of an order that goes through stages of its own, the formation or service it was
 * placed for first. An extra that is no service has the stages of an extra, under its own service.
 */
export function trackedServices(order: HeldServices): TrackedService[] {
  const sold = soldIn(order.lines)
  if (order.kind !== 'purchase') return sold.length > 0 ? [...new Set(sold)] : [order.serviceType]
  return [...new Set<TrackedService>([order.serviceType, ...sold, ...contained(order)])]
}

/** Whether a service cannot be applied for before the state has formed the order's company. */
export function followsFormation(
  service: TrackedService,
  services: readonly TrackedService[],
): boolean {
  const isApart = BEFORE_FORMATION.includes(service) || STANDALONE.includes(service)
  return services.includes('llc') && !isApart && !isOwnWork(service)
}
