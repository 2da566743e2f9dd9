/** The add-ons that the checkouts treat in a way of their own, whatever staff call them. */
export const ADDON_CODES = [
  'llc_formation',
  'registered_agent',
  'business_address',
  'ein',
  'operating_agreement',
  'annual_report',
] as const
