export const COMPANY_TYPES = {
  llc: 'Limited liability company (LLC)',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const

export type CompanyType = keyof typeof COMPANY_TYPES

export function isCompanyType(value: unknown): value is CompanyType {
  return typeof value === 'string' && Object.hasOwn(COMPANY_TYPES, value)
}
