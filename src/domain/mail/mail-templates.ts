import type { MailKind, MailPreference } from '@/src/domain/mail/mail-preferences'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { isKeyOf } from '@/src/domain/vocabulary/keys'

type Template = {
  /** Anyone who may view this area reads the mail; `null` leaves it to administrators. */
  readonly area: Area | null
  readonly kind: MailKind
  /**
   * The preference that switches it off. A mail that names none always goes: receipts, refunds and
   * renewals, the security of an account, legal notices, what someone has just asked for, and what
   * waits for an act of theirs.
   */
  readonly unsubscribe?: Exclude<MailPreference, 'marketing'>
  /** It goes to staff, and tells of a customer. */
  readonly toStaff?: true
}

/** Every mail that the product writes by itself: anyone who owes one names it, and says no more of it. */
export const MAIL_TEMPLATES = {
  // About an account: no one's work but the administrators'
  'account-erased': { area: null, kind: 'transactional' },
  'account-exists': { area: null, kind: 'transactional' },
  'confirm-address': { area: null, kind: 'transactional' },
  'email-change': { area: null, kind: 'transactional' },
  'email-changed': { area: null, kind: 'transactional' },
  'factor-changed': { area: null, kind: 'transactional' },
  invitation: { area: null, kind: 'transactional' },
  'password-changed': { area: null, kind: 'transactional' },
  'reset-password': { area: null, kind: 'transactional' },
  system: { area: null, kind: 'transactional' },

  // About what someone buys
  'details-needed': { area: 'orders', kind: 'transactional' },
  'details-reminder': { area: 'orders', kind: 'transactional' },
  'document-ready': { area: 'orders', kind: 'transactional', unsubscribe: 'email' },
  'order-approved': { area: 'orders', kind: 'transactional', unsubscribe: 'email' },
  'order-completed': { area: 'orders', kind: 'transactional', unsubscribe: 'email' },
  'order-rejected': { area: 'orders', kind: 'transactional' },
  'order-submitted': { area: 'orders', kind: 'transactional', unsubscribe: 'email' },
  'order-progress': { area: 'orders', kind: 'transactional', unsubscribe: 'email' },
  'payment-declined': { area: 'orders', kind: 'transactional' },
  'payment-pending': { area: 'orders', kind: 'transactional' },
  receipt: { area: 'orders', kind: 'transactional' },
  refund: { area: 'orders', kind: 'transactional' },
  renewal: { area: 'orders', kind: 'transactional' },
  'resume-checkout': { area: 'orders', kind: 'transactional' },
  'sign-reminder': { area: 'orders', kind: 'transactional' },
  'sign-request': { area: 'orders', kind: 'transactional' },
  'sign-void': { area: 'orders', kind: 'transactional' },
  'signed-copy': { area: 'orders', kind: 'transactional' },
  'documents-received': { area: 'orders', kind: 'transactional', toStaff: true },
  'staff-alarm': { area: 'orders', kind: 'transactional', toStaff: true },

  // About the rest
  'compliance-reminder': {
    area: 'compliance',
    kind: 'transactional',
    unsubscribe: 'complianceReminders',
  },
  'application-received': { area: 'careers', kind: 'transactional' },
  'application-rejected': { area: 'careers', kind: 'transactional' },
  'payout-details': { area: 'affiliates', kind: 'transactional' },
  question: { area: 'support', kind: 'transactional', toStaff: true },
  'ticket-received': { area: 'support', kind: 'transactional' },
  'ticket-answer': { area: 'support', kind: 'transactional', unsubscribe: 'email' },
} as const satisfies Record<string, Template>

export type MailTemplateName = keyof typeof MAIL_TEMPLATES

const isTemplate = isKeyOf(MAIL_TEMPLATES)

const TEMPLATES: readonly (readonly [MailTemplateName, Template])[] = Object.keys(MAIL_TEMPLATES)
  .filter(isTemplate)
  .map((name) => [name, MAIL_TEMPLATES[name]] as const)

export function templatesOfAreas(mayView: (area: Area) => boolean): MailTemplateName[] {
  return TEMPLATES.filter(([, { area }]) => area !== null && mayView(area)).map(([name]) => name)
}

export const STAFF_TEMPLATES: readonly MailTemplateName[] = TEMPLATES.filter(
  ([, { toStaff }]) => toStaff,
).map(([name]) => name)

/** The preference that decides about a mail; null for one that always goes. */
export function preferenceFor(mail: {
  readonly template: string
  readonly kind: MailKind
}): MailPreference | null {
  if (mail.kind === 'marketing') return 'marketing'
  if (!isTemplate(mail.template)) return null
  const { unsubscribe }: Template = MAIL_TEMPLATES[mail.template]
  return unsubscribe ?? null
}

export type MailLook = 'light' | 'dark'

const ASKED = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi
const [YES, NO] = ['(min-width: 0px)', '(max-width: 0px)']

/**
 * A mail as a light or a dark mail program shows it, whatever the browser around it is: a mail that
 * goes with both would be written in white on the white of its frame where the screen is dark.
 */
export function mailInLook(html: string, look: MailLook): string {
  const settled = html.replace(ASKED, (_, asked: string) =>
    asked.toLowerCase() === look ? YES : NO,
  )
  return `<style>html:root{color-scheme:${look};background:Canvas;color:CanvasText}</style>${settled}`
}
