import {
  guestSignUpInput,
  type NewAccount,
  signUpInput,
  splitName,
} from '@/src/domain/accounts/account-input'
import { safeNextPath } from '@/src/domain/accounts/next-path'
import { ORDER_COOKIE, readCookie } from '@/src/lib/cookies'
import { defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { noSooner } from '@/src/lib/no-sooner'
import { limitRate } from '@/src/services/limit-rate'
import { signUp } from '@/src/services/sign-up'

import { checkMail, goOn } from './enter'
import { answerForm } from './form-post'

/** Longer than any of its ways takes on an idle machine. */
const PACE_MS = 700

/** The form of /auth, or that of the order confirmation, which asks for a full name. */
function newAccount(input: Record<string, unknown>): NewAccount {
  if (!('fullName' in input)) return parseInput(signUpInput(), input)
  const { fullName, email, password } = parseInput(guestSignUpInput, input)
  return { ...splitName(fullName), email, password }
}

export const signUpEndpoint = defineEndpoint({
  path: '/account/sign-up',
  method: 'post',
  handler: answerForm('/auth?mode=sign-up', async (req, input) => {
    const account = newAccount(input)
    await limitRate(req, 'sign-up', account.email)
    const asked = {
      account,
      next: safeNextPath(input.next),
      pass: readCookie(req.headers, ORDER_COOKIE),
    }
    const outcome = await noSooner(PACE_MS, () => signUp(req.payload, asked))
    if (outcome.status === 'signed_in') return goOn(req, { ...outcome, next: input.next })
    const { browserKey } = outcome
    return checkMail({ what: 'sign-up', email: account.email, next: input.next, browserKey })
  }),
})
