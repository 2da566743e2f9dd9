import { contentRows } from '@/src/domain/content/registry'
import { DEFAULT_FAQS, SUPPORT_FAQS } from '@/src/domain/content/texts/default-faqs'

/** Every registered text of the site as a row; claims begin unverified. */
export const CONTENT_ELEMENT_SEEDS = contentRows().map((row) => ({
  page: row.page,
  selector: row.selector,
  elementType: row.type,
  elementLabel: row.label,
  currentValue: row.default,
  defaultValue: row.default,
  category: row.category,
  sortOrder: row.sortOrder,
  isActive: true,
  claim: { isClaim: row.claim === true, verified: false },
}))

export const FAQ_SEEDS = [
  ...DEFAULT_FAQS.map((faq, orderIndex) => ({ ...faq, page: 'home' as const, orderIndex })),
  ...SUPPORT_FAQS.map((faq, orderIndex) => ({ ...faq, page: 'support' as const, orderIndex })),
].map((faq) => ({ ...faq, isActive: true }))

/** The company's public facts. Every one is meant to be replaced under Settings. */
export const SETTINGS_SEED = {
  companyName: 'Charterdesk',
  companyDescription: 'We form US companies and keep them compliant, for founders anywhere.',
  legalEntityName: 'Charterdesk LLC',
  companyEmail: 'support@charterdesk.example',
  companyPhone: '+1 307 555 0100',
  companyAddressLine1: '100 Example Street',
  companyAddressLine2: 'Suite 200',
  companyCity: 'Sheridan',
  companyState: 'WY',
  companyZip: '82801',
  copyrightText: 'All rights reserved.',
  supportHours: 'Mon-Fri 9 AM-6 PM EST',
  whatsappEnabled: false,
  whatsappNumber: '',
  whatsappMessage: 'Hi! I need help with LLC formation.',
  announcementEnabled: true,
  announcementText: '{short promise}.',
  popupEnabled: false,
  popupTitle: 'A free EIN with your LLC',
  popupSubtitle: 'Form your company today and we apply for its EIN at no charge.',
  popupOfferText: 'Regular $324, today $49 (save $275)',
  popupCtaText: 'Claim the offer',
  popupDisclaimer: 'State filing fee not included.',
  primaryColor: '#3B82F6',
  secondaryColor: '#1D4ED8',
  accentColor: '#10B981',
} as const
