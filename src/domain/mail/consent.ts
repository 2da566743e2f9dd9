import { MAIL_TOPICS, type MailTopic } from '@/src/domain/mail/mail-preferences'

/** Where someone said whether they want marketing mail, or order news by WhatsApp. */
export const CONSENT_PLACES = {
  checkout: 'Checkout',
  account: 'Account settings',
  preferences: 'Email preferences',
  unsubscribe: 'Unsubscribe link',
  import: 'Imported list',
  whatsapp: 'A message by WhatsApp',
} as const

export type ConsentPlace = keyof typeof CONSENT_PLACES

/**
 * The words that were agreed to, by their version. A text is never changed: other words get another
 * version, so that each consent names what its giver read.
 */
export const CONSENT_TEXTS = {
  'checkout-1':
    'Email me a reminder if I don’t finish this order, and news and offers now and then. I can unsubscribe at any time.',
  'account-1': 'Marketing: Offers and news, now and then.',
  'preferences-1': 'The topics ticked on the email preferences page.',
  'whatsapp-1':
    'Send me order news by WhatsApp to this number. I can end it here or by sending STOP.',
  'import-1': 'Staff confirmed that everyone on the list agreed to marketing email.',
} as const

export type ConsentText = keyof typeof CONSENT_TEXTS

/** The words beside the checkout's box, which no one has ticked for its reader. */
export const CHECKOUT_CONSENT = 'checkout-1' satisfies ConsentText

/** The words beside the switch in the account’s settings. */
export const WHATSAPP_CONSENT = 'whatsapp-1' satisfies ConsentText

/** Order news by WhatsApp: no marketing, and asked for on its own. */
export const WHATSAPP_TOPIC = 'order_news_whatsapp'

/** What someone may agree to. */
export type ConsentTopic = MailTopic | typeof WHATSAPP_TOPIC

/** Its names. */
export const CONSENT_TOPICS: Readonly<Record<ConsentTopic, string>> = {
  reminders: MAIL_TOPICS.reminders.label,
  offers: MAIL_TOPICS.offers.label,
  order_news_whatsapp: 'Order news by WhatsApp',
}

/** Whether follow-ups need a consent, as the company has settled it (its setting). */
export const FOLLOW_UP_CONSENT = {
  required: 'Always required',
  outside_us: 'Required outside the US',
  not_required: 'Not required',
} as const

export type FollowUpConsent = keyof typeof FOLLOW_UP_CONSENT

export const DEFAULT_FOLLOW_UP_CONSENT: FollowUpConsent = 'outside_us'

/** Whether someone in a country has to have agreed; a country that no one knows is abroad. */
export function needsConsent(setting: FollowUpConsent, country: string | null): boolean {
  if (setting === 'required') return true
  return setting === 'outside_us' && country !== 'US'
}
