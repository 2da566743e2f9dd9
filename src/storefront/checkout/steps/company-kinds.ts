import type { CompanyType } from '@/src/domain/checkout/formation-answers'
import { nameWithSuffix } from '@/src/domain/content/company-name'

type CompanyKind = {
  readonly about: string
  /** What the law wants in the name. */
  readonly nameRule: string
  readonly noun: string
  /** The name as a certificate would bear it. */
  readonly certified: (name: string) => string
}

const asTyped = (name: string) => name.trim().replace(/\s+/g, ' ')

/** How the types of company differ for whoever founds one. */
export const COMPANY_KINDS: Record<CompanyType, CompanyKind> = {
  llc: {
    about: 'Protects your own property, with little paperwork. What most founders choose.',
    nameRule: 'The name must contain “LLC”, “L.L.C.” or “Limited Liability Company”.',
    noun: 'limited liability company',
    certified: nameWithSuffix,
  },
  corporation: {
    about: 'Issues shares: for companies that want to raise money from investors.',
    nameRule: 'The name must contain “Inc.”, “Corp.”, “Corporation” or “Incorporated”.',
    noun: 'corporation',
    certified: asTyped,
  },
  partnership: {
    about: 'Two or more people who run a business together.',
    nameRule: 'A limited partnership’s name must contain “LP”, “LLP” or those words in full.',
    noun: 'partnership',
    certified: asTyped,
  },
}
