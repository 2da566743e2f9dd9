import { cacheLife, cacheTag } from 'next/cache'

import { getSettings } from './settings'

/** RFC 9116 wants a date less than a year away; the text is made again each day. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Whom to tell of a vulnerability of this site, as `security.txt` has it. */
export async function securityText(origin: string): Promise<string> {
  'use cache'
  cacheTag('settings')
  cacheLife('days')
  const { email } = await getSettings()
  const expires = new Date(Date.now() + GOOD_FOR_DAYS * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n')
}
