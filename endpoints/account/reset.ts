import type { Endpoint } from 'payload'

import { mailRequest, resetInput } from '@/src/domain/accounts/account-input'
import { defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { noSooner } from '@/src/lib/no-sooner'
import { hashToken } from '@/src/lib/secrets'
import { limitRate } from '@/src/services/limit-rate'
import { requestReset } from '@/src/services/request-reset'
import { resetPassword } from '@/src/services/reset-password'

import { checkMail, goOn } from './enter'
import { answerForm } from './form-post'

const PACE_MS = 400

/** A forgotten password: mails the key to a new one, and tells everybody the same. */
const forgotEndpoint = defineEndpoint({
  path: '/account/forgot',
  method: 'post',
  handler: answerForm('/auth/forgot', async (req, input) => {
    const { email } = parseInput(mailRequest, input)
    await limitRate(req, 'forgot', email)
    await noSooner(PACE_MS, () => requestReset(req.payload, email))
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
