import { isId } from '@/src/domain/vocabulary/id'
import { env } from '@/src/lib/env'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

/** Whose email preferences a link opens, and which campaign it was mailed with. */
export type Subscriber = { readonly email: string; readonly campaign: string | null }

const subjectOf = ({ email, campaign }: Subscriber) => `${email}\n${campaign ?? ''}`

/** The parameters of a link: it never stops working. */
function queryOf(subscriber: Subscriber): string {
  const search = new URLSearchParams({
    to: Buffer.from(subscriber.email).toString('base64url'),
    ...(subscriber.campaign && { of: subscriber.campaign }),
    token: derivedToken('unsubscribe', subjectOf(subscriber)),
  })
  return search.toString()
}

/** The page with one button, for the foot of a mail. */
export const unsubscribePage = (subscriber: Subscriber): string =>
  `${env.SITE_URL}/unsubscribe?${queryOf(subscriber)}`

/** What a mail program posts to by itself (RFC 8058). */
export const oneClickAddress = (subscriber: Subscriber): string =>
  `${env.SITE_URL}/api/mail/unsubscribe?${queryOf(subscriber)}`

/**
 * The headers by which a mail program offers to unsubscribe. Each is one line whatever its length:
 * servers that fold it break the DKIM signature.
 */
export const unsubscribeHeaders = (subscriber: Subscriber): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${oneClickAddress(subscriber)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/

/** Whose link this is; null for one that we never wrote. */
export function subscriberOf(search: URLSearchParams): Subscriber | null {
  const [to, of, token] = ['to', 'of', 'token'].map((name) => search.get(name) ?? '')
  if (!to || !token || !/^[\w-]{4,400}$/.test(to) || (of && !isId(of))) return null
  const email = Buffer.from(to, 'base64url').toString('utf8')
  const subscriber = { email, campaign: of || null }
  if (!ADDRESS.test(email)) return null
  return isDerivedToken('unsubscribe', subjectOf(subscriber), token) ? subscriber : null
}
