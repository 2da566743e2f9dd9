import type { OrderKind, ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'
import { tierIncludesAgent, tierIncludesEin } from '@/src/domain/vocabulary/tiers'

/** What of an order decides which services it holds. */
export type HeldServices = {
  readonly kind: OrderKind
  readonly serviceType: ServiceType
  readonly packageType?: string | null
  readonly lines?: readonly { readonly service?: TrackedService | null }[] | null
}

const soldIn = (lines: HeldServices['lines']) =>
  (lines ?? []).flatMap(({ service }) => (service ? [service] : []))

/** What a formation's package holds beside the formation. */
function contained({ serviceType, packageType }: HeldServices): TrackedService[] {
  if (serviceType !== 'llc') return []
  return [
    ...(tierIncludesEin(packageType) ? (['ein'] as const) : []),
    ...(tierIncludesAgent(packageType) ? (['registered_agent'] as const) : []),
  ]
}

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
  return services.includes('llc') && (service === 'ein' || service === 'registered_agent')
}
