import type { AddedWork } from '@/src/domain/vocabulary/added-work'
import { isKeyOf, keysOf } from './keys'

/** The services sold on their own, each with its package types; the first is the default. */
export const SERVICE_PACKAGES = {
  ein: ['standard', 'expedited'],
  itin: ['standard', 'premium'],
  bookkeeping: ['basic', 'standard', 'premium'],
  trademark: ['search', 'basic', 'comprehensive'],
} as const

export type StandaloneService = keyof typeof SERVICE_PACKAGES

/** Whether a trademark's package ends with the report of the search: nothing is filed then. */
export const isSearchAlone = (packageType: string | null | undefined): boolean =>
  packageType === 'search'

/** The services that are paid by the month: an invoice each, and no automatic charges. */
const MONTHLY: readonly StandaloneService[] = ['bookkeeping']

export function isMonthly(service: StandaloneService): boolean {
  return MONTHLY.includes(service)
}

/** Said beside the price of a service that is paid by the month. */
export const MONTHLY_TERMS = 'first month today'

export const isStandaloneService = isKeyOf(SERVICE_PACKAGES)

/** What is sold beside the services and asks its buyer something before it can be done. */
const ASKED_WORK = [
  'banking_resolution',
  's_corporation',
  'dba',
  'business_address',
  'domain',
  'business_email',
] as const satisfies readonly AddedWork[]

/** What has details of its own, answered after payment. A formation's are its filing. */
export type AskedService = StandaloneService | (typeof ASKED_WORK)[number]

export const isAskedService = (value: string): value is AskedService =>
  isStandaloneService(value) || ASKED_WORK.some((one) => one === value)

/** The services, in the order of the site's menu. */
export const STANDALONE_SERVICES = keysOf(SERVICE_PACKAGES)

export const PACKAGE_TYPES: readonly string[] = [
  ...new Set<string>(Object.values(SERVICE_PACKAGES).flat()),
]
