import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'

/** What a person can ask us not to mail them, and whether we mail it until they say. */
export const MAIL_PREFERENCES = {
  email: {
    label: 'Email notifications',
    help: 'Progress on your orders, and answers to your questions. We always write when we need something from you.',
    byDefault: true,
  },
  complianceReminders: {
    label: 'Compliance reminders',
    help: 'Before an annual report, a tax or a registered agent renewal is due.',
    byDefault: true,
  },
  marketing: {
    label: 'Marketing',
    help: 'Offers and news, now and then.',
    byDefault: false,
  },
} as const

export type MailPreference = keyof typeof MAIL_PREFERENCES
export type MailPreferences = Readonly<Record<MailPreference, boolean>>

/** Their names, in the order in which they are shown. */
export const MAIL_PREFERENCE_NAMES = keysOf(MAIL_PREFERENCES)

type Stored = { readonly [Name in MailPreference]?: boolean | null } | null | undefined

/** What someone has chosen, with our defaults where they have not. */
export function preferencesOf(stored: Stored): MailPreferences {
  const chosen = (name: MailPreference) => stored?.[name] ?? MAIL_PREFERENCES[name].byDefault
  return {
    email: chosen('email'),
    complianceReminders: chosen('complianceReminders'),
    marketing: chosen('marketing'),
  }
}

/** What marketing mail is about: each may be refused on its own, and all of it at once. */
export const MAIL_TOPICS = {
  reminders: {
    label: 'Reminders',
    help: 'When you start an order and don’t finish it.',
  },
  offers: {
    label: 'Offers and news',
    help: 'Now and then, about our services.',
  },
} as const

export type MailTopic = keyof typeof MAIL_TOPICS

export const MAIL_TOPIC_NAMES = keysOf(MAIL_TOPICS)

export const isMailTopic = isKeyOf(MAIL_TOPICS)
