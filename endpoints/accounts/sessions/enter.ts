import type { PayloadRequest } from 'payload'

import { type CheckMail, checkMailPage } from '@/src/domain/accounts/check-mail'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { AppError } from '@/src/lib/errors'
import {
  ORDER_COOKIE,
  readCookie,
  SECOND_STEP_COOKIE,
  SIGN_UP_COOKIE,
  setCookie,
} from '@/src/lib/http/cookies'
import { log } from '@/src/lib/log'
import { rememberMailed } from '@/src/lib/mailed-address'
import type { SecondStep } from '@/src/services/accounts/factors/second-step'
import type { Entrance } from '@/src/services/accounts/sign-in/begin-session'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'

import type { FormAnswer } from '../../platform/form-post'
import { handSession } from './session-cookies'

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
export function toSecondStep({ secondStep }: SecondStep, next: string) {
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
  if ('secondStep' in session) return toSecondStep(session, afterSignIn(next, linked))
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
