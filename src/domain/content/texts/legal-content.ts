import { other } from '../content-elements'
import type { ContentSpec } from '../content-spec'

type LegalPage = Readonly<Record<'legal.title', ContentSpec>>

/** The headline of a legal page; its text is a page of its own (`content/pages`). */
const legalPage = (title: string): LegalPage => ({
  'legal.title': other('heading', 'Headline', title),
})

export const TERMS_CONTENT = legalPage('Terms of Service')
export const PRIVACY_CONTENT = legalPage('Privacy Policy')
export const REFUND_CONTENT = legalPage('Refund Policy')
