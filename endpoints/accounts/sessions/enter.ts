import type { PayloadRequest } from 'payload'
import type { FormAnswer } from '@/endpoints/platform/form'
import { type CheckMail, checkMailPage } from '@/src/domain/accounts/check-mail'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { DRAFT_KINDS } from '@/src/domain/checkout/draft-kind'
import { AppError } from '@/src/lib/errors'
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
import { log } from '@/src/lib/log'
import { rememberMailed } from '@/src/lib/mailed-address'
import { recordSecurityEvent } from '@/src/lib/watching/security-events'
import type { SecondStep } from '@/src/services/accounts/factors/second-step'
import { signOut } from '@/src/services/accounts/sessions/end-sessions'
import { recordDevice, type Session } from '@/src/services/accounts/sessions/sessions'
import type { Entrance } from '@/src/services/accounts/sign-in/sign-in'
import { KNOWN_DAYS, rememberBrowser } from '@/src/services/platform/known-browser'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'

/** Links the order that this browser has placed as a guest. That it can't is no reason to refuse. */
async function linkHeldOrder(req: PayloadRequest, user: string): Promise<boolean> {
  const pass = readCookie(req.headers, ORDER_COOKIE)
  if (!pass) return false
  try {
    await claimOrder(req.payload, pass, user)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'an order could not be linked')
    return false
  }
}

type Entered = {
  readonly session: Entrance
  /** Whether an order has moved into the account already. */
  readonly linked: boolean
  readonly next: unknown
}

const TEN_MINUTES = 10 * 60

/** On to the question of the second factor, and then to where they were going. */
export async function toSecondStep(
  req: PayloadRequest,
  { secondStep, person }: SecondStep,
  next: string,
) {
  await recordSecurityEvent(req, 'second_step', { person })
  const headers = new Headers([
    ['set-cookie', setCookie(SECOND_STEP_COOKIE, secondStep, { maxAge: TEN_MINUTES })],
  ])
  const page = `/auth/second-step?next=${encodeURIComponent(next)}`
  return { body: { redirect: page }, page, headers } satisfies FormAnswer
}

/**
 * The way on for anyone who has got into their account: the session as cookies, the order that this
 * browser has just placed linked, and the page to go on to.
 */
export async function goOn(req: PayloadRequest, { session, linked, next }: Entered) {
  if ('secondStep' in session) return toSecondStep(req, session, afterSignIn(next, linked))
  const held = await linkHeldOrder(req, session.user.id)
  const headers = await handSession(req, session)
  if (held || linked) headers.append('set-cookie', setCookie(ORDER_COOKIE, '', { maxAge: 0 }))
  headers.append('set-cookie', setCookie(SIGN_UP_COOKIE, '', { maxAge: 0 }))
  const page = afterSignIn(next, held || linked)
  return { body: { redirect: page }, page, headers } satisfies FormAnswer
}

type Mailed = {
  readonly what: CheckMail
  readonly email: string
  readonly next?: unknown
  /** What the browser keeps to be recognised when the link is followed. */
  readonly browserKey?: string
}

const TWO_DAYS = 2 * 24 * 60 * 60

/** What everybody is told who may have been mailed something, known address or not. */
export function checkMail({ what, email, next, browserKey }: Mailed): FormAnswer {
  const headers = new Headers([['set-cookie', rememberMailed(email)]])
  if (browserKey) {
    headers.append('set-cookie', setCookie(SIGN_UP_COOKIE, browserKey, { maxAge: TWO_DAYS }))
  }
  return { body: { status: 'check_mail' }, page: checkMailPage(what, safeNextPath(next)), headers }
}

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
