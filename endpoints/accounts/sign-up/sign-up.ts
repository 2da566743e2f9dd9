import {
  guestSignUpInput,
  type NewAccount,
  signUpInput,
  splitName,
} from '@/src/domain/accounts/account-input'
import { safeNextPath } from '@/src/domain/accounts/next-path'
import { parseInput } from '@/src/lib/errors'
import { ORDER_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { withMinimumDuration } from '@/src/lib/sessions/with-minimum-duration'
import { signUp } from '@/src/services/accounts/sign-up/sign-up'
import { limitRate } from '@/src/services/platform/limit-rate'

import { answerForm } from '../../platform/form-post'
import { checkMail, goOn } from '../sessions/enter'

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
    const outcome = await withMinimumDuration(PACE_MS, () => signUp(req.payload, asked))
    if (outcome.status === 'signed_in') return goOn(req, { ...outcome, next: input.next })
    const { browserKey } = outcome
    return checkMail({ what: 'sign-up', email: account.email, next: input.next, browserKey })
  }),
})
