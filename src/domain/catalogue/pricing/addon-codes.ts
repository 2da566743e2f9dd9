import type { TrackedService } from '@/src/domain/vocabulary/order-status'

/** The add-ons that the checkouts treat in a way of their own, whatever staff call them. */
export const ADDON_CODES = [
  'llc_formation',
  'registered_agent',
  'business_address',
  'ein',
  'operating_agreement',
  'annual_report',
] as const

const SERVICES: Partial<Record<string, TrackedService>> = {
  llc_formation: 'llc',
  ein: 'ein',
  registered_agent: 'registered_agent',
}

/** The service that an add-on is; null for what belongs to none. */
export const serviceOfAddon = (code: string | null | undefined): TrackedService | null =>
  SERVICES[code ?? ''] ?? null
