import type { Payload } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { ORDER_COOKIE, SIGNED_IN_COOKIE, setCookie } from '@/src/lib/cookies'
import type { Session } from '@/src/services/sign-in'

function authOf(payload: Payload) {
  return payload.collections.users.config.auth
}

/** The session itself, and beside it the hint by which prerendered pages show the right links. */
export function sessionCookies(payload: Payload, session: Session): Headers {
  const collectionAuthConfig = authOf(payload)
  const cookie = generatePayloadCookie({
    collectionAuthConfig,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token: session.token,
  })
  const maxAge = collectionAuthConfig.tokenExpiration
  return new Headers([
    ['set-cookie', String(cookie)],
    ['set-cookie', setCookie(SIGNED_IN_COOKIE, '1', { maxAge, httpOnly: false })],
  ])
}

/** Removes them, and the key to an order just placed: the next person here is somebody else. */
export function expiredCookies(payload: Payload): Headers {
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: authOf(payload),
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
  })
  return new Headers([
    ['set-cookie', String(cookie)],
    ['set-cookie', setCookie(SIGNED_IN_COOKIE, '', { maxAge: 0, httpOnly: false })],
    ['set-cookie', setCookie(ORDER_COOKIE, '', { maxAge: 0 })],
  ])
}
