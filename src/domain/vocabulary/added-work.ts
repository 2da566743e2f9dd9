/** What is sold beside the services, or held by a package. The keys are the codes of add-ons too. */
export const ADDED_WORK = [
  'operating_agreement',
  'banking_resolution',
  'good_standing',
  'certified_copy',
  'annual_report',
  's_corporation',
  'dba',
  'business_address',
  'domain',
  'business_email',
  'templates',
] as const
export type AddedWork = (typeof ADDED_WORK)[number]

/** An add-on that staff made themselves, by its id: what it asks and its stages are kept with the order. */
export type OwnWork = `own:${string}`
export const ownWork = (addonId: string): OwnWork => `own:${addonId}`
export const isOwnWork = (work: string): work is OwnWork => work.startsWith('own:')
