/** What a person can ask us not to mail them, and whether we mail it until they say. */
export const MAIL_PREFERENCES = {
  email: {
    label: 'Email notifications',
    help: 'When your order moves on, and when we answer a question of yours.',
    byDefault: true,
  },
  complianceReminders: {
    label: 'Compliance reminders',
    help: 'Before an annual report, a tax or a registered agent falls due.',
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
export const MAIL_PREFERENCE_NAMES = ['email', 'complianceReminders', 'marketing'] as const

/**
 * The system mails that a person may do without, each with the preference that switches it off.
 *
 * Whatever is not named here always goes: receipts, refunds and renewals, mails about the security
 * of an account, legal notices, and what somebody has just asked for.
 */
export const OPTIONAL_TEMPLATES: Readonly<Record<string, MailPreference>> = {
  'order-progress': 'email',
  'ticket-answer': 'email',
  'compliance-reminder': 'complianceReminders',
}

export type MailKind = 'transactional' | 'marketing'

/** The preference that decides about a mail; null for one that always goes. */
export function preferenceFor(mail: {
  readonly template: string
  readonly kind: MailKind
}): MailPreference | null {
  if (mail.kind === 'marketing') return 'marketing'
  return Object.hasOwn(OPTIONAL_TEMPLATES, mail.template)
    ? (OPTIONAL_TEMPLATES[mail.template] ?? null)
    : null
}

type Stored = { readonly [Name in MailPreference]?: boolean | null } | null | undefined

/** What somebody has chosen, with our defaults where they have not. */
export function preferencesOf(stored: Stored): MailPreferences {
  const chosen = (name: MailPreference) => stored?.[name] ?? MAIL_PREFERENCES[name].byDefault
  return {
    email: chosen('email'),
    complianceReminders: chosen('complianceReminders'),
    marketing: chosen('marketing'),
  }
}
