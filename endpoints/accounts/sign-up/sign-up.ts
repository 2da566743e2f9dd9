import type { Endpoint } from 'payload'
import { checkMail, goOn } from '@/endpoints/accounts/sessions/enter'
import { answerForm } from '@/endpoints/platform/form'
import {
  confirmInput,
  guestSignUpInput,
  mailRequest,
  type NewAccount,
  signUpInput,
  splitName,
} from '@/src/domain/accounts/account-input'
import { afterSignIn, safeNextPath } from '@/src/domain/accounts/next-path'
import { parseInput } from '@/src/lib/errors'
import { ORDER_COOKIE, readCookie, SIGN_UP_COOKIE } from '@/src/lib/http/cookies'
import { post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { withMinimumDuration } from '@/src/lib/sessions/with-minimum-duration'
import { confirmAddress } from '@/src/services/accounts/sign-up/confirm-address'
import { resendConfirmation, signUp } from '@/src/services/accounts/sign-up/sign-up'
import { limitRate } from '@/src/services/platform/limit-rate'

/** Longer than any of its ways takes on an idle machine. */
const PACE_MS = 700

/** The form of /auth, or that of the order confirmation, which asks for a full name. */
function newAccount(input: Record<string, unknown>): NewAccount {
  if (!('fullName' in input)) return parseInput(signUpInput(), input)
  const { fullName, email, password } = parseInput(guestSignUpInput, input)
  return { ...splitName(fullName), email, password }
}

export const signUpEndpoint = post(
  '/account/sign-up',
  answerForm('/auth?mode=sign-up', async (req, input) => {
    const account = newAccount(input)
    await limitRate(req, 'sign-up', account.email)
    const asked = {
      account,
      next: safeNextPath(input.next),
      pass: readCookie(req.headers, ORDER_COOKIE),
    }
    const outcome = await withMinimumDuration(PACE_MS, () => signUp(req.payload, asked))
    if (outcome.status === 'signed_in') return goOn(req, { ...outcome, next: input.next })
    const { browserKey } = outcome
    return checkMail({ what: 'sign-up', email: account.email, next: input.next, browserKey })
  }),
)

const RESEND_PACE_MS = 400

export const confirmEndpoints: Endpoint[] = [
  /** The button on the page that the mailed link leads to. */
  post(
    '/account/confirm',
    answerForm('/auth/confirm', async (req, input) => {
      const { token, password } = parseInput(confirmInput, input)
      await limitRate(req, 'mailed-key', hashToken(token))
      const { session, linked } = await confirmAddress(req.payload, {
        token,
        password: password || undefined,
        browserKey: readCookie(req.headers, SIGN_UP_COOKIE),
        user: req.user?.id,
      })
      if (session) return goOn(req, { session, linked: linked > 0, next: input.next })
      const page = afterSignIn(input.next, linked > 0)
      return { body: { redirect: page }, page }
    }),
  ),
  /** The link once more: for the address in the form, or that of anyone who is signed in. */
  post(
    '/account/confirm/resend',
    answerForm('/auth/check-mail?for=sign-up', async (req, input) => {
      const { email } = parseInput(
        mailRequest,
        'email' in input ? input : { email: req.user?.email },
      )
      await limitRate(req, 'resend-confirmation', email)
      const browserKey = await withMinimumDuration(RESEND_PACE_MS, () =>
        resendConfirmation(req.payload, {
          email,
          next: safeNextPath(input.next),
          browserKey: readCookie(req.headers, SIGN_UP_COOKIE),
        }),
      )
      return checkMail({ what: 'sign-up', email, next: input.next, browserKey })
    }),
  ),
]
