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

/** How the last error of a mail begins that was refused at the moment of sending, before any server saw it. */
export const NOT_SENT = 'Not sent: '
/** And of one whose server never said whether it took it. */
export const UNCERTAIN = 'The connection broke, so it is not known whether this email arrived.'

/** Whether the last error of a mail is what its server said, and not our own words. */
export const isServersWord = (lastError: string): boolean =>
  ![NOT_SENT, UNCERTAIN].some((words) => lastError.startsWith(words))
