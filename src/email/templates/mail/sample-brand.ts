import type { MailBrand } from '@/src/email/mail-brand'

/** An invented company, whose mails the previews show. */
export const SAMPLE_BRAND: MailBrand = {
  companyName: 'Charterdesk',
  legalEntityName: 'Charterdesk LLC',
  supportEmail: 'support@charterdesk.example',
  addressLines: ['30 N Gould St', 'Sheridan, WY 82801', 'United States'],
  accent: '#2f68c5',
  siteUrl: 'http://localhost:3000',
  timeZone: 'America/New_York',
}
