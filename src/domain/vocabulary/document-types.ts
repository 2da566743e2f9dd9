import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What a customer's document is. */
export const DOCUMENT_KINDS = {
  articles: 'Articles of Organization',
  ein: 'EIN letter',
  operating_agreement: 'Operating agreement',
  certificate: 'Certificate',
  identity: 'Passport / ID',
  mark_drawing: 'Logo of a trademark',
  specimen: 'Specimen of a trademark',
  other: 'Other',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS

const OF_A_CORPORATION: Readonly<Record<DocumentKind, string>> = {
  ...DOCUMENT_KINDS,
  articles: 'Articles of Incorporation',
  operating_agreement: 'Bylaws',
}

export const documentKinds = (type?: CompanyType | null): Readonly<Record<DocumentKind, string>> =>
  type === 'corporation' ? OF_A_CORPORATION : DOCUMENT_KINDS
