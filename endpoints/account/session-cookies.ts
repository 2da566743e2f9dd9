import type { Payload, PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { ORDER_COOKIE, SIGN_UP_COOKIE, SIGNED_IN_COOKIE, setCookie } from '@/src/lib/cookies'
import { recordDevice } from '@/src/services/sessions'
import type { Session } from '@/src/services/sign-in'

function authOf(payload: Payload) {
  return payload.collections.users.config.auth
}

/**
 * Hands a session to the browser that asked: the session itself, and beside it the hint by which
 * prerendered pages show the right links. Its owner sees from then on which browser it is.
 */
export async function handSession(req: PayloadRequest, session: Session): Promise<Headers> {
  const { payload } = req
  await recordDevice(req, session, req.headers.get('user-agent'))
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

/** Removes them, and the keys to an order or a sign-up: the next person here is somebody else. */
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
    ['set-cookie', setCookie(SIGN_UP_COOKIE, '', { maxAge: 0 })],
  ])
}
