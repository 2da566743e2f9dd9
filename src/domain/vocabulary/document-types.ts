/** What a customer's document is. */
export const DOCUMENT_KINDS = {
  articles: 'Articles of Organization',
  ein: 'EIN letter',
  operating_agreement: 'Operating agreement',
  certificate: 'Certificate',
  other: 'Other',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS
