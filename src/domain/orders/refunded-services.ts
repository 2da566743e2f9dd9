import type { RefundPart } from '@/src/domain/orders/plan-refund'
import type { LineKind } from '@/src/domain/vocabulary/order-line'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

type Line = {
  readonly id?: string | null
  readonly kind: LineKind
  readonly amountMinor: number
  readonly service?: TrackedService | null
}

type Sold = { readonly serviceType: ServiceType; readonly lines?: readonly Line[] | null }

/** The service that a line of ours belongs to; a state's fee ends none. */
function serviceOf({ kind, service }: Line, main: ServiceType): TrackedService | null {
  if (kind === 'state_fee' || kind === 'discount') return null
  return service ?? (kind === 'service' ? main : null)
}

/** The services of which every line was given back: they end, and the others go on. */
export function refundedServices(
  { serviceType, lines }: Sold,
  given: readonly RefundPart[],
): TrackedService[] {
  const isBack = ({ id, amountMinor }: Line) =>
    given.filter(({ lineId }) => lineId === id).reduce((sum, part) => sum + part.amountMinor, 0) >=
    amountMinor
  const ofService = new Map<TrackedService, Line[]>()
  for (const line of lines ?? []) {
    const service = serviceOf(line, serviceType)
    if (service) ofService.set(service, [...(ofService.get(service) ?? []), line])
  }
  return [...ofService].flatMap(([service, own]) => (own.every(isBack) ? [service] : []))
}
