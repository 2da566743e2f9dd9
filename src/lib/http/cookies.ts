import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { env } from '@/src/lib/env'

const isSecure = env.SITE_URL.startsWith('https:')

/**
 * The name of a cookie. On https a browser takes one with this prefix from this very host alone, so
 * no neighbor of the domain plants any; on http it would take none.
 */
const ownHost = (name: string): string => (isSecure ? `__Host-${name}` : name)

/** What begins the names of Payload's own. */
export const PAYLOAD_PREFIX = ownHost('payload')
/** Opens an account. */
export const SESSION_COOKIE = `${PAYLOAD_PREFIX}-token`
/** Opens the formation being prepared. */
export const DRAFT_COOKIE = ownHost('charterdesk_draft')
/** Opens the purchase of a kind being prepared: a browser may have one of each. */
export const draftCookie = (kind: DraftKind): string =>
  kind === 'formation' ? DRAFT_COOKIE : `${DRAFT_COOKIE}_${kind}`
/** Readable by scripts; says only that there is a draft of a kind, so that its page waits for it. */
export const begunCookie = (kind: DraftKind): string => ownHost(`charterdesk_begun_${kind}`)
/** Shows the order just placed to anyone who placed it: `orderId.token`. */
export const ORDER_COOKIE = ownHost('charterdesk_order')
/** Opens a ticket to anyone who wrote it without an account: `ticketId.token`. */
export const TICKET_COOKIE = ownHost('charterdesk_ticket')
/** Opens what a co-owner was asked to sign, after their mailed link: `linkId.token`. */
export const SIGNING_COOKIE = ownHost('charterdesk_signing')
/** Tells the browser that signed up from one that was only handed the mailed link. */
export const SIGN_UP_COOKIE = ownHost('charterdesk_sign_up')
/** Tells accounts that someone has signed in to them in this browser before. Opens nothing. */
export const KNOWN_COOKIE = ownHost('charterdesk_known')
/** Held between a password and its second factor; opens nothing but that question. */
export const SECOND_STEP_COOKIE = ownHost('charterdesk_second_step')
/** Shows staff an account as its owner sees it, for a quarter of an hour. */
export const VIEWING_COOKIE = ownHost('charterdesk_viewing')
/** The address that this browser has just asked a mail for, to be named on the page that follows. */
export const MAILED_COOKIE = ownHost('charterdesk_mailed')
/** The referral code with which someone came, remembered for 60 days. */
export const REFERRAL_COOKIE = ownHost('charterdesk_ref')
/** The offer of the link with which someone came, remembered for the checkout. */
export const OFFER_COOKIE = ownHost('charterdesk_offer')
/** Readable by scripts; says only that someone is signed in, so that static pages can show it. */
export const SIGNED_IN_COOKIE = ownHost('charterdesk_signed_in')

type CookieOptions = { readonly maxAge: number; readonly httpOnly?: boolean }

/** A Set-Cookie header. `maxAge` in seconds; 0 removes it. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly = true }: CookieOptions,
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax']
  if (httpOnly) parts.push('HttpOnly')
  if (isSecure) parts.push('Secure')
  return parts.join('; ')
}

/** Of two cookies of a name the last counts, as Payload reads them. */
export function readCookie(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const start = `${name}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.findLast((pair) => pair.startsWith(start))?.slice(start.length)
  try {
    return value ? decodeURI(value) : undefined
  } catch {
    return undefined
  }
}
