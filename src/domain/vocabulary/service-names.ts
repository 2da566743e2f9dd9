import { type AddedWork, isOwnWork } from '@/src/domain/vocabulary/added-work'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'
import { keptWork } from '@/src/domain/vocabulary/work'

/** How services are called on orders. */
export const SERVICE_NAMES: Record<ServiceType, string> = {
  llc: 'LLC Formation',
  ein: 'EIN Number Application',
  itin: 'ITIN Application',
  bookkeeping: 'Bookkeeping Service',
  trademark: 'Trademark Service',
}

/** How the work is called that is sold beside the services, or held by a package. */
export const WORK_NAMES: Record<AddedWork, string> = {
  operating_agreement: 'Operating Agreement',
  banking_resolution: 'Banking Resolution',
  good_standing: 'Certificate of Good Standing',
  certified_copy: 'Certified Copy of the Articles',
  annual_report: 'Annual Report Filing',
  s_corporation: 'S-Corporation Election',
  dba: 'Trade Name (DBA) Registration',
  business_address: 'Business Address',
  domain: 'Domain',
  business_email: 'Business Email',
  templates: 'Document Templates',
}

const TRACKED_NAMES = { ...SERVICE_NAMES, ...WORK_NAMES, registered_agent: 'Registered Agent' }

const FORMATIONS: Record<CompanyType, string> = {
  llc: SERVICE_NAMES.llc,
  corporation: 'Corporation Formation',
  partnership: 'Partnership Formation',
}

type Named = { readonly companyType?: CompanyType | null; readonly work?: unknown }

/**
 * How a service of an order is called: a formation by the type of company that it forms, an add-on
 * of the operator's own as it was called when it was sold.
 */
export function serviceName(service: TrackedService, { companyType, work }: Named): string {
  if (isOwnWork(service)) {
    return keptWork(work).find(({ key }) => key === service)?.name ?? 'Add-on'
  }
  return service === 'llc' ? FORMATIONS[companyType ?? 'llc'] : TRACKED_NAMES[service]
}
