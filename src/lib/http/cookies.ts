import { parseCookies } from 'payload'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { env } from '@/src/lib/env'

/** Opens the formation being prepared. */
export const DRAFT_COOKIE = 'charterdesk_draft'
/** Opens the purchase of a kind being prepared: a browser may have one of each. */
export const draftCookie = (kind: DraftKind): string =>
  kind === 'formation' ? DRAFT_COOKIE : `${DRAFT_COOKIE}_${kind}`
/** Readable by scripts; says only that there is a draft of a kind, so that its page waits for it. */
export const begunCookie = (kind: DraftKind): string => `charterdesk_begun_${kind}`
/** Shows the order just placed to anyone who placed it: `orderId.token`. */
export const ORDER_COOKIE = 'charterdesk_order'
/** Opens a ticket to anyone who wrote it without an account: `ticketId.token`. */
export const TICKET_COOKIE = 'charterdesk_ticket'
/** Tells the browser that signed up from one that was only handed the mailed link. */
export const SIGN_UP_COOKIE = 'charterdesk_sign_up'
/** Tells accounts that someone has signed in to them in this browser before. Opens nothing. */
export const KNOWN_COOKIE = 'charterdesk_known'
/** Held between a password and its second factor; opens nothing but that question. */
export const SECOND_STEP_COOKIE = 'charterdesk_second_step'
/** Shows staff an account as its owner sees it, for a quarter of an hour. */
export const VIEWING_COOKIE = 'charterdesk_viewing'
/** The address that this browser has just asked a mail for, to be named on the page that follows. */
export const MAILED_COOKIE = 'charterdesk_mailed'
/** The referral code with which someone came, remembered for 60 days. */
export const REFERRAL_COOKIE = 'charterdesk_ref'
/** The offer of the link with which someone came, remembered for the checkout. */
export const OFFER_COOKIE = 'charterdesk_offer'
/** Readable by scripts; says only that someone is signed in, so that static pages can show it. */
export const SIGNED_IN_COOKIE = 'charterdesk_signed_in'

type CookieOptions = { readonly maxAge: number; readonly httpOnly?: boolean }

/** A Set-Cookie header. `maxAge` in seconds; 0 removes it. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly = true }: CookieOptions,
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax']
  if (httpOnly) parts.push('HttpOnly')
  if (env.SITE_URL.startsWith('https:')) parts.push('Secure')
  return parts.join('; ')
}

export function readCookie(headers: Headers, name: string): string | undefined {
  return parseCookies(headers).get(name) || undefined
}
