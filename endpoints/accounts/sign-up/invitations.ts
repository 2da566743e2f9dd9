import type { Endpoint } from 'payload'
import { staffEndpoint } from '@/src/access/actions'
import { invitationAnswer } from '@/src/domain/accounts/account-input'
import { invitationInput } from '@/src/domain/accounts/invitation-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { acceptInvitation } from '@/src/services/accounts/sign-up/accept-invitation'
import { inviteAgain, inviteUser } from '@/src/services/accounts/sign-up/invite-user'
import { limitRate } from '@/src/services/platform/limit-rate'

import { answerForm } from '../../platform/form-post'
import { rowId } from '../../platform/row-id'
import { goOn } from '../sessions/enter'

/** The answer may hold the key to an account. */
const UNKEPT = { 'cache-control': 'no-store' }

/** Staff make an account for someone, who gets the key to it by mail. */
const inviteEndpoint = staffEndpoint({
  action: 'inviteUser',
  path: '/users/invite',
  method: 'post',
  handler: async (req) => {
    const invitation = parseInput(invitationInput, await bodyOf(req))
    await limitRate(req, 'invite', invitation.email)
    const { user, unmailed } = await inviteUser(req, invitation)
    const { id, email } = user
    return Response.json({ id, invited: email, unmailed }, { status: 201, headers: UNKEPT })
  },
})

const inviteAgainEndpoint = staffEndpoint({
  action: 'inviteUser',
  path: '/users/:id/invite',
  method: 'post',
  handler: async (req) => {
    const id = rowId(req, 'user')
    await limitRate(req, 'invite', id)
    const { user, unmailed } = await inviteAgain(req, id)
    const { email } = user
    const message = unmailed?.words ?? `We are emailing an invitation to ${email}.`
    return Response.json({ id, invited: email, message, unmailed }, { headers: UNKEPT })
  },
})

/** Anyone who was invited chooses a password and is in. */
const acceptEndpoint = defineEndpoint({
  path: '/account/invitation',
  method: 'post',
  handler: answerForm('/auth/invitation', async (req, input) => {
    const answer = parseInput(invitationAnswer(), input)
    await limitRate(req, 'mailed-key', hashToken(answer.token))
    const { session, linked, isStaff } = await acceptInvitation(req.payload, answer)
    return goOn(req, {
      session,
      linked: linked > 0,
      next: isStaff ? '/admin' : input.next,
    })
  }),
})

export const invitationEndpoints: Endpoint[] = [inviteEndpoint, inviteAgainEndpoint, acceptEndpoint]
