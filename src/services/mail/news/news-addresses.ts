import { env } from '@/src/lib/env'
import { derivedToken } from '@/src/lib/tokens'

/** Where we hear what became of our mails; whoever knows an address may tell us anything. */
export const newsAddresses = () => ({
  sendpulse: `${env.SITE_URL}/api/mail/events/sendpulse/${derivedToken('mailNews', 'sendpulse')}`,
  bounces: `${env.SITE_URL}/api/mail/bounces/${derivedToken('mailNews', 'bounces')}`,
})
