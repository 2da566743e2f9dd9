import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

/** How services are called on orders. */
export const SERVICE_NAMES: Record<ServiceType, string> = {
  llc: 'LLC Formation',
  ein: 'EIN Number Application',
  itin: 'ITIN Application',
  bookkeeping: 'Bookkeeping Service',
  trademark: 'Trademark Service',
}

/** Names of all tracked services, with those sold only in a formation. */
const TRACKED_NAMES: Record<TrackedService, string> = {
  ...SERVICE_NAMES,
  registered_agent: 'Registered Agent',
}

const FORMATIONS: Record<CompanyType, string> = {
  llc: SERVICE_NAMES.llc,
  corporation: 'Corporation Formation',
  partnership: 'Partnership Formation',
}

/** How a service of an order is called: a formation by the type of company that it forms. */
export function serviceName(service: TrackedService, companyType?: CompanyType | null): string {
  return service === 'llc' ? FORMATIONS[companyType ?? 'llc'] : TRACKED_NAMES[service]
}
