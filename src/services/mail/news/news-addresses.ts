import type { WebhookProvider } from '@/src/domain/mail/provider-events'
import { env } from '@/src/lib/env'
import { derivedToken } from '@/src/lib/tokens'

const eventsOf = (provider: WebhookProvider | 'sendpulse') =>
  `${env.SITE_URL}/api/mail/events/${provider}/${derivedToken('mailNews', provider)}`

/** Where we hear what became of our mails; anyone who knows an address may report anything there. */
export const newsAddresses = () => ({
  sendpulse: eventsOf('sendpulse'),
  ses: eventsOf('ses'),
  postmark: eventsOf('postmark'),
  resend: eventsOf('resend'),
  mailgun: eventsOf('mailgun'),
  bounces: `${env.SITE_URL}/api/mail/bounces/${derivedToken('mailNews', 'bounces')}`,
})
