import type { Endpoint } from 'payload'

import { factorProof } from '@/src/domain/accounts/two-factor/factor-input'
import { parseInput } from '@/src/lib/errors'
import { readCookie, SECOND_STEP_COOKIE, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { passkeyToConfirm } from '@/src/services/accounts/factors/passkeys'
import { finishSecondStep, stepHolder } from '@/src/services/accounts/factors/second-step'
import { limitRate } from '@/src/services/platform/limit-rate'

import { answerForm } from '../../platform/form-post'
import { goOn } from '../sessions/enter'

/** The second step of signing in: a code of the app, a recovery code, or a passkey. */
const finishEndpoint = defineEndpoint({
  path: '/account/second-step',
  method: 'post',
  handler: answerForm('/auth/second-step', async (req, input) => {
    const proof = parseInput(factorProof, input)
    const session = await finishSecondStep(req, readCookie(req.headers, SECOND_STEP_COOKIE), proof)
    const answer = await goOn(req, { session, linked: false, next: input.next })
    answer.headers.append('set-cookie', setCookie(SECOND_STEP_COOKIE, '', { maxAge: 0 }))
    return answer
  }),
})

/** What a passkey is to sign: for whoever is in the second step, or signed in. */
const challengeEndpoint = defineEndpoint({
  path: '/account/factor/challenge',
  method: 'post',
  handler: async (req) => {
    await bodyOf(req)
    const who = req.user ?? (await stepHolder(req, readCookie(req.headers, SECOND_STEP_COOKIE)))
    if (who) await limitRate(req, 'passkey', who.id)
    const options = who && (await passkeyToConfirm(req, who.id))
    return Response.json({ options })
  },
})

export const secondStepEndpoints: Endpoint[] = [finishEndpoint, challengeEndpoint]
