import type { ServiceType } from '@/src/domain/vocabulary/order-status'

/** How services are called on orders. */
export const SERVICE_NAMES: Record<ServiceType, string> = {
  llc: 'LLC Formation',
  ein: 'EIN Number Application',
  itin: 'ITIN Application',
  bookkeeping: 'Bookkeeping Service',
  trademark: 'Trademark Service',
}
