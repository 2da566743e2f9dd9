import { type HeldServices, trackedServices } from '@/src/domain/orders/order-services'
import { paidFor, type RefundPart } from '@/src/domain/orders/plan-refund'
import type { LineKind } from '@/src/domain/vocabulary/order-line'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

type Line = {
  readonly id?: string | null
  readonly kind: LineKind
  readonly amountMinor: number
  readonly discountMinor?: number | null
  readonly service?: TrackedService | null
}

type Sold = Omit<HeldServices, 'lines'> & { readonly lines?: readonly Line[] | null }

/** The service that a line of ours belongs to; a state's fee ends none. */
function serviceOf({ kind, service }: Line, main: ServiceType): TrackedService | null {
  if (kind === 'state_fee' || kind === 'discount') return null
  return service ?? (kind === 'service' ? main : null)
}

/** Whether all that was paid for a line was given back; of a free line nothing can be. */
function isGivenBack(
  line: Pick<Line, 'id' | 'amountMinor' | 'discountMinor'>,
  given: readonly RefundPart[],
): boolean {
  const back = given
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, part) => sum + part.amountMinor, 0)
  return paidFor(line) > 0 && back >= paidFor(line)
}

export type GivenBack = { readonly parts: readonly RefundPart[]; readonly isWhole: boolean }

export function linesGivenBack<Of extends Pick<Line, 'id' | 'amountMinor' | 'discountMinor'>>(
  lines: readonly Of[],
  before: readonly RefundPart[],
  { parts, isWhole }: GivenBack,
): Of[] {
  return lines.filter((line) => !isGivenBack(line, before) && (isWhole || isGivenBack(line, parts)))
}

function linesByService({ serviceType, lines }: Sold): Map<TrackedService, Line[]> {
  const ofService = new Map<TrackedService, Line[]>()
  for (const line of lines ?? []) {
    const service = serviceOf(line, serviceType)
    if (service) ofService.set(service, [...(ofService.get(service) ?? []), line])
  }
  return ofService
}

/**
 * The services of which everything that was paid was given back: they end, and the others go on.
 * What a package contains ends with it.
 */
export function refundedServices(order: Sold, given: readonly RefundPart[]): TrackedService[] {
  const ofService = linesByService(order)
  const ended = [...ofService].flatMap(([service, own]) => {
    const paid = own.filter((line) => paidFor(line) > 0)
    return paid.length > 0 && paid.every((line) => isGivenBack(line, given)) ? [service] : []
  })
  if (!ended.includes(order.serviceType)) return ended
  return [...ended, ...trackedServices(order).filter((service) => !ofService.has(service))]
}
