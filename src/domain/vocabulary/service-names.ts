import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

/** How services are called on orders. */
export const SERVICE_NAMES: Record<ServiceType, string> = {
  llc: 'LLC Formation',
  ein: 'EIN Number Application',
  itin: 'ITIN Application',
  bookkeeping: 'Bookkeeping Service',
  trademark: 'Trademark Service',
}

/** The same, with what only comes with a formation. */
export const TRACKED_NAMES: Record<TrackedService, string> = {
  ...SERVICE_NAMES,
  registered_agent: 'Registered Agent',
}
