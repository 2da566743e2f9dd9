import type { CompanyType } from '@/src/domain/vocabulary/company-types'

type CompanyKind = { readonly about: string; readonly noun: string }

/** How the types of company differ for anyone who founds one. */
export const COMPANY_KINDS: Record<CompanyType, CompanyKind> = {
  llc: {
    about: 'Usually keeps the company’s debts apart from yours, with little paperwork.',
    noun: 'limited liability company',
  },
  corporation: {
    about: 'Issues shares: for companies that want to raise money from investors.',
    noun: 'corporation',
  },
  partnership: {
    about: 'Two or more people who run a business together.',
    noun: 'partnership',
  },
}
