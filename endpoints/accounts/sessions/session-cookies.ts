import type { PayloadRequest } from 'payload'

import { DRAFT_KINDS } from '@/src/domain/checkout/draft-kind'
import {
  begunCookie,
  draftCookie,
  KNOWN_COOKIE,
  MAILED_COOKIE,
  ORDER_COOKIE,
  readCookie,
  SECOND_STEP_COOKIE,
  SESSION_COOKIE,
  SIGN_UP_COOKIE,
  SIGNED_IN_COOKIE,
  setCookie,
  TICKET_COOKIE,
  VIEWING_COOKIE,
} from '@/src/lib/http/cookies'
import { recordSecurityEvent } from '@/src/lib/security-events'
import type { Session } from '@/src/services/accounts/sessions/session-lock'
import { recordDevice } from '@/src/services/accounts/sessions/sessions'
import { signOut } from '@/src/services/accounts/sessions/sign-out'
import { KNOWN_DAYS, rememberBrowser } from '@/src/services/platform/known-browser'

const KNOWN_SECONDS = KNOWN_DAYS * 24 * 60 * 60

/** Has the browser remember that someone has got into the account here. */
export async function rememberHere(req: PayloadRequest, user: string): Promise<string> {
  const known = await rememberBrowser(req, readCookie(req.headers, KNOWN_COOKIE), user)
  return setCookie(KNOWN_COOKIE, known, { maxAge: KNOWN_SECONDS })
}

/**
 * Hands a session to the browser that asked: the session itself, and beside it the hint by which
 * prerendered pages show the right links. Its owner sees from then on which browser it is. The session
 * that the browser had before ends with it.
 */
export async function handSession(req: PayloadRequest, session: Session): Promise<Headers> {
  await signOut(req)
  await recordDevice(req, session, req.headers.get('user-agent'))
  await recordSecurityEvent(req, 'signed_in', { person: session.user.id })
  const maxAge = session.expires - Math.floor(Date.now() / 1000)
  return new Headers([
    ['set-cookie', setCookie(SESSION_COOKIE, session.token, { maxAge })],
    ['set-cookie', setCookie(SIGNED_IN_COOKIE, '1', { maxAge, httpOnly: false })],
    ['set-cookie', await rememberHere(req, session.user.id)],
  ])
}

/** What else a browser holds of one person, for the server alone. */
const PERSONAL = [
  SESSION_COOKIE,
  ORDER_COOKIE,
  TICKET_COOKIE,
  SIGN_UP_COOKIE,
  SECOND_STEP_COOKIE,
  MAILED_COOKIE,
  VIEWING_COOKIE,
  ...DRAFT_KINDS.map(draftCookie),
]

/** Cookies of one person that scripts of pages may read. */
const READABLE = [SIGNED_IN_COOKIE, ...DRAFT_KINDS.map(begunCookie)]

const expired = (names: readonly string[], { httpOnly }: { readonly httpOnly: boolean }) =>
  names.map((name): [string, string] => [
    'set-cookie',
    setCookie(name, '', { maxAge: 0, httpOnly }),
  ])

/** Removes them, and what pages have kept and typed here: the next person here is someone else. */
export function signedOutHeaders(): Headers {
  return new Headers([
    ['clear-site-data', '"cache", "storage"'],
    ...expired(PERSONAL, { httpOnly: true }),
    ...expired(READABLE, { httpOnly: false }),
  ])
}
