import type { Endpoint } from 'payload'

import { mailRequest, resetInput } from '@/src/domain/accounts/account-input'
import { parseInput } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { withMinimumDuration } from '@/src/lib/with-minimum-duration'
import { requestReset } from '@/src/services/accounts/profile/request-reset'
import { resetPassword } from '@/src/services/accounts/profile/reset-password'
import { limitRate } from '@/src/services/platform/limit-rate'

import { answerForm } from '../../platform/form-post'
import { checkMail, goOn } from '../sessions/enter'

const PACE_MS = 400

/** A forgotten password: mails the key to a new one, and tells everybody the same. */
const forgotEndpoint = defineEndpoint({
  path: '/account/forgot',
  method: 'post',
  handler: answerForm('/auth/forgot', async (req, input) => {
    const { email } = parseInput(mailRequest, input)
    await limitRate(req, 'forgot', email)
    await withMinimumDuration(PACE_MS, () => requestReset(req.payload, email))
    return checkMail({ what: 'reset', email })
  }),
})

const resetEndpoint = defineEndpoint({
  path: '/account/reset',
  method: 'post',
  handler: answerForm('/auth/reset', async (req, input) => {
    const { token, password } = parseInput(resetInput(), input)
    await limitRate(req, 'mailed-key', hashToken(token))
    const { session, linked } = await resetPassword(req.payload, { token, password })
    return goOn(req, { session, linked: linked > 0, next: input.next })
  }),
})

export const resetEndpoints: Endpoint[] = [forgotEndpoint, resetEndpoint]
