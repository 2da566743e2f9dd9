/** What a mail server or provider tells of a mail after it has taken it. */
export const MAIL_EVENTS = {
  delivered: 'Delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  soft_bounce: 'Bounced for now',
  hard_bounce: 'Bounced for good',
  complaint: 'Marked as spam',
  unsubscribed: 'Unsubscribed',
} as const

export type MailEventKind = keyof typeof MAIL_EVENTS

/** Who told us. */
export const MAIL_EVENT_SOURCES = {
  smtp: 'Mail server',
  sendpulse: 'SendPulse',
  bounce: 'Bounce mail',
  ses: 'Amazon SES',
  postmark: 'Postmark',
  resend: 'Resend',
  mailgun: 'Mailgun',
} as const

export type MailEventSource = keyof typeof MAIL_EVENT_SOURCES
