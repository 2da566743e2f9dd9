import { type Option, optionsOf } from '@/src/domain/filing/details/field'
import { MONTHS } from '@/src/domain/vocabulary/time/months'

/** Line 9a of Form SS-4, without what no one forms here: estates, governments, tribes. */
export const ENTITY_TYPES: readonly Option[] = optionsOf({
  disregarded: 'LLC with one owner (disregarded entity)',
  llc_partnership: 'LLC with several owners (partnership)',
  corporation: 'Corporation (Form 1120), or an LLC taxed as one',
  s_corporation: 'S corporation (Form 1120-S)',
  personal_service: 'Personal service corporation',
  partnership: 'Partnership',
  sole_proprietor: 'Sole proprietor',
  nonprofit: 'Nonprofit organization',
  trust: 'Trust',
  other: 'Other',
})

/** Of these, what a company that a state formed as a corporation can be. */
export const CORPORATION_TYPES: readonly string[] = [
  'corporation',
  's_corporation',
  'personal_service',
  'nonprofit',
]

/** Line 10. */
export const REASONS: readonly Option[] = optionsOf({
  started: 'Started a new business',
  hired: 'Hired employees',
  banking: 'Banking purpose',
  withholding: 'Compliance with IRS withholding rules',
  changed: 'Changed the type of organization',
  purchased: 'Purchased a going business',
  trust: 'Created a trust',
  pension: 'Created a pension plan',
  other: 'Other',
})

/** Line 16. */
export const ACTIVITIES: readonly Option[] = optionsOf({
  construction: 'Construction',
  real_estate: 'Real estate',
  rental: 'Rental and leasing',
  manufacturing: 'Manufacturing',
  transport: 'Transportation and warehousing',
  finance: 'Finance and insurance',
  health: 'Health care and social assistance',
  food: 'Accommodation and food service',
  wholesale_agent: 'Wholesale: agent or broker',
  wholesale: 'Wholesale: other',
  retail: 'Retail, online included',
  other: 'Other',
})

/** Line 12. */
export const CLOSING_MONTHS: readonly Option[] = MONTHS.map((label, index) => ({
  value: String(index + 1),
  label,
}))
