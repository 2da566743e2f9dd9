import { isKeyOf } from '@/src/domain/vocabulary/keys'

export const COMPANY_TYPES = {
  llc: 'Limited liability company (LLC)',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const

export type CompanyType = keyof typeof COMPANY_TYPES

export const isCompanyType = isKeyOf(COMPANY_TYPES)
