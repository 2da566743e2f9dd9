import type { MailPreference } from '@/src/domain/mail/mail-preferences'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** What switches a mail of ours off; marketing asks more than a preference. */
type Switch = Exclude<MailPreference, 'marketing'>

type Template = {
  /** Anyone who may view this area reads the mail; `null` leaves it to administrators. */
  readonly area: Area | null
  /**
   * The preference that switches it off. A mail that names none always goes: receipts, refunds and
   * renewals, the security of an account, legal notices, what someone has just asked for, and what
   * waits for an act of theirs.
   */
  readonly unsubscribe?: Switch
  /** It goes to staff, and tells of a customer. */
  readonly toStaff?: true
}

/**
 * Every transactional email, by the name under which code queues it. Staff write campaigns and
 * follow-ups.
 */
export const MAIL_TEMPLATES = {
  // About an account: no one's work but the administrators'
  'account-erased': { area: null },
  'account-exists': { area: null },
  'confirm-address': { area: null },
  'email-change': { area: null },
  'email-changed': { area: null },
  'factor-changed': { area: null },
  invitation: { area: null },
  'password-changed': { area: null },
  'reset-password': { area: null },
  system: { area: null },

  // About what someone buys
  'details-needed': { area: 'orders' },
  'details-reminder': { area: 'orders' },
  'document-ready': { area: 'orders', unsubscribe: 'email' },
  'order-approved': { area: 'orders', unsubscribe: 'email' },
  'order-completed': { area: 'orders', unsubscribe: 'email' },
  'order-rejected': { area: 'orders' },
  'order-submitted': { area: 'orders', unsubscribe: 'email' },
  'order-progress': { area: 'orders', unsubscribe: 'email' },
  'payment-declined': { area: 'orders' },
  'payment-pending': { area: 'orders' },
  receipt: { area: 'orders' },
  refund: { area: 'orders' },
  renewal: { area: 'orders' },
  'resume-checkout': { area: 'orders' },
  'sign-reminder': { area: 'orders' },
  'sign-request': { area: 'orders' },
  'sign-void': { area: 'orders' },
  'signed-copy': { area: 'orders' },
  'documents-received': { area: 'orders', toStaff: true },
  'staff-alarm': { area: 'orders', toStaff: true },

  // About the rest
  'compliance-reminder': { area: 'compliance', unsubscribe: 'complianceReminders' },
  'application-received': { area: 'careers' },
  'application-rejected': { area: 'careers' },
  'payout-details': { area: 'affiliates' },
  question: { area: 'support', toStaff: true },
  'ticket-received': { area: 'support' },
  'ticket-answer': { area: 'support', unsubscribe: 'email' },
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

/** The preference that decides about a mail of this template; null for one that always goes. */
export function preferenceFor(template: string): Switch | null {
  if (!isTemplate(template)) return null
  const { unsubscribe }: Template = MAIL_TEMPLATES[template]
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
