import type { Endpoint, PayloadRequest } from 'payload'
import { confirmEndpoints } from '@/endpoints/accounts/sign-up/sign-up'
import { answerForm } from '@/endpoints/platform/form'
import { rowId, staffRowPost } from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import { signedIn } from '@/src/access/rules'
import { invitationAnswer, mailRequest, resetInput } from '@/src/domain/accounts/account-input'
import { invitationInput } from '@/src/domain/accounts/invitation-input'
import {
  endSessionInput,
  personInput,
  rightsInput,
  roleInput,
  viewingInput,
} from '@/src/domain/accounts/people-input'
import { factorProof } from '@/src/domain/accounts/two-factor/factor-input'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import {
  readCookie,
  SECOND_STEP_COOKIE,
  SESSION_COOKIE,
  setCookie,
  VIEWING_COOKIE,
} from '@/src/lib/http/cookies'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { withMinimumDuration } from '@/src/lib/sessions/with-minimum-duration'
import { recordRefusal, recordSecurityEvent } from '@/src/lib/watching/security-events'
import { resetFactors } from '@/src/services/accounts/factors/change-factors'
import { passkeyToConfirm } from '@/src/services/accounts/factors/passkeys'
import {
  finishSecondStep,
  type SecondStep,
  stepHolder,
} from '@/src/services/accounts/factors/second-step'
import {
  changePerson,
  changeRole,
  endSessionsOf,
  replaceRights,
} from '@/src/services/accounts/people/change-person'
import { requestReset, resetPassword } from '@/src/services/accounts/profile/change-password'
import { signOut } from '@/src/services/accounts/sessions/end-sessions'
import { endOf } from '@/src/services/accounts/sessions/sessions'
import {
  acceptInvitation,
  inviteAgain,
  inviteUser,
} from '@/src/services/accounts/sign-up/invite-user'
import {
  beginViewing,
  endViewing,
  VIEWING_SECONDS,
} from '@/src/services/accounts/viewing/begin-viewing'
import { limitRate } from '@/src/services/platform/limit-rate'
import { plainStaffActions, staffRowActions } from '../platform/staff-actions'
import { checkMail, goOn, handSession, signedOutHeaders, toSecondStep } from './sessions/enter'
import { signInEndpoint, signInLimited } from './sessions/sign-in'
import { signUpEndpoint } from './sign-up/sign-up'
import { factorEndpoints } from './two-factor/factors'

/** The answer may hold the key to an account. */
const UNKEPT = { 'cache-control': 'no-store' }

const invitationEndpoints: Endpoint[] = [
  /** Staff make an account for someone, who gets the key to it by mail. */
  staffPost('inviteUser', '/users/invite', async (req) => {
    const invitation = parseInput(invitationInput, await bodyOf(req))
    await limitRate(req, 'invite', invitation.email)
    const { user, unmailed } = await inviteUser(req, invitation)
    const { id, email } = user
    return Response.json({ id, invited: email, unmailed }, { status: 201, headers: UNKEPT })
  }),
  staffPost('inviteUser', '/users/:id/invite', async (req) => {
    const id = rowId(req, 'user')
    await limitRate(req, 'invite', id)
    const { user, unmailed } = await inviteAgain(req, id)
    const { email } = user
    const message = unmailed?.words ?? `We are emailing an invitation to ${email}.`
    return Response.json({ id, invited: email, message, unmailed }, { headers: UNKEPT })
  }),
  /** Anyone who was invited chooses a password and is in. */
  post(
    '/account/invitation',
    answerForm('/auth/invitation', async (req, input) => {
      const answer = parseInput(invitationAnswer(), input)
      await limitRate(req, 'mailed-key', hashToken(answer.token))
      const { session, linked, isStaff } = await acceptInvitation(req.payload, answer)
      return goOn(req, {
        session,
        linked: linked > 0,
        next: isStaff ? '/admin' : input.next,
      })
    }),
  ),
]

const secondStepEndpoints: Endpoint[] = [
  /** The second step of signing in: a code of the app, a recovery code, or a passkey. */
  post(
    '/account/second-step',
    answerForm('/auth/second-step', async (req, input) => {
      const proof = parseInput(factorProof, input)
      const session = await finishSecondStep(
        req,
        readCookie(req.headers, SECOND_STEP_COOKIE),
        proof,
      )
      const answer = await goOn(req, { session, linked: false, next: input.next })
      answer.headers.append('set-cookie', setCookie(SECOND_STEP_COOKIE, '', { maxAge: 0 }))
      return answer
    }),
  ),
  /** What a passkey is to sign: for anyone who is in the second step, or signed in. */
  post('/account/factor/challenge', async (req) => {
    await bodyOf(req)
    const who = req.user ?? (await stepHolder(req, readCookie(req.headers, SECOND_STEP_COOKIE)))
    if (who) await limitRate(req, 'passkey', who.id)
    const options = who && (await passkeyToConfirm(req, who.id))
    return Response.json({ options })
  }),
]

async function leave(req: PayloadRequest): Promise<void> {
  await signOut(req)
  if (req.user) await recordSecurityEvent(req, 'signed_out')
}

/** The admin's own form can't ask: its page goes on to ours. */
async function askSecondStep(req: PayloadRequest, step: SecondStep): Promise<Response> {
  const { headers } = await toSecondStep(req, step, '/admin')
  const message = 'Confirm that it’s you at /auth/second-step.'
  const body = { error: { code: 'second_step', message }, errors: [{ message }] }
  return Response.json(body, { status: 401, headers })
}

/**
 * Stand in the place of Payload's own login and logout on `users`, which are neither limited nor
 * alike for known and unknown addresses, and lose one of two sessions begun at once; and of its
 * refresh, which would make a session last for ever: ours says when it ends.
 */
const adminSessionEndpoints: Endpoint[] = [
  post('/users/login', async (req) => {
    try {
      const session = await signInLimited(req, await bodyOf(req))
      if ('secondStep' in session) return await askSecondStep(req, session)
      const user = { ...session.user, sessions: undefined } // no one's to read
      const body = { message: 'Signed in', exp: session.expires, user }
      return Response.json(body, { headers: await handSession(req, session) })
    } catch (error) {
      await recordRefusal(req, error)
      const message = error instanceof AppError ? error.message : 'Something went wrong.'
      return errorResponse(error, { errors: [{ message }] }) // where the admin's form looks
    }
  }),
  post('/users/refresh-token', async (req) => {
    const { id } = signedIn(req)
    const user = await rowById(req, 'users', id, { overrideAccess: false })
    const exp = endOf(readCookie(req.headers, SESSION_COOKIE) ?? '')
    return Response.json({ message: 'Signed in', exp, user: { ...user, collection: 'users' } })
  }),
  post('/users/logout', async (req) => {
    await leave(req)
    return Response.json({ message: 'Signed out' }, { headers: signedOutHeaders() })
  }),
]

const PACE_MS = 400

const resetEndpoints: Endpoint[] = [
  /** Mails a link to reset a password. The response is the same whether the account exists or not. */
  post(
    '/account/forgot',
    answerForm('/auth/forgot', async (req, input) => {
      const { email } = parseInput(mailRequest, input)
      await limitRate(req, 'forgot', email)
      await withMinimumDuration(PACE_MS, async () => {
        const person = await requestReset(req.payload, email)
        await recordSecurityEvent(req, 'reset_requested', { person })
      })
      return checkMail({ what: 'reset', email })
    }),
  ),
  post(
    '/account/reset',
    answerForm('/auth/reset', async (req, input) => {
      const { token, password } = parseInput(resetInput(), input)
      await limitRate(req, 'mailed-key', hashToken(token))
      const { account, session, linked } = await resetPassword(req.payload, { token, password })
      await recordSecurityEvent(req, 'password_reset', { person: account.id })
      return goOn(req, { session, linked: linked > 0, next: input.next })
    }),
  ),
]

const viewingEndpoints: Endpoint[] = [
  staffRowPost('user', 'viewAsCustomer', '/users/:id/view-as', async (req, id) => {
    const { reason } = parseInput(viewingInput, await bodyOf(req))
    const token = await beginViewing(req, id, reason)
    const headers = {
      'set-cookie': setCookie(VIEWING_COOKIE, token, { maxAge: VIEWING_SECONDS }),
    }
    return Response.json({ redirect: '/dashboard' }, { headers })
  }),
  post('/account/viewing/end', async (req) => {
    await endViewing(req)
    const headers = { 'set-cookie': setCookie(VIEWING_COOKIE, '', { maxAge: 0 }) }
    return Response.json({ ended: true }, { headers })
  }),
]

const edit = staffRowActions('user', 'editUser')
const changeRights = staffRowActions('user', 'changeRights')
const endSession = staffRowActions('user', 'endUserSession')

/** What staff change of other people's accounts. */
const peopleEndpoints: Endpoint[] = [
  edit('/users/:id/details', personInput, async (req, id, person) => {
    await changePerson(req, id, person)
    return { message: 'Saved' }
  }),
  changeRights('/users/:id/role', roleInput, async (req, id, { role }) => {
    await changeRole(req, id, role)
    return { message: 'Role changed' }
  }),
  changeRights('/users/:id/rights', rightsInput, async (req, id, rights) => {
    await replaceRights(req, id, rights)
    return { message: 'Permissions updated successfully!' }
  }),
  endSession('/users/:id/sessions/end', endSessionInput, async (req, id, { session }) => {
    await endSessionsOf(req, id, session)
    await recordSecurityEvent(req, 'session_ended', { person: id, detail: 'by staff' })
    return { message: session ? 'Session ended' : 'All sessions ended' }
  }),
]

/** In and out of an account, for customers and staff alike. */
export const accountEndpoints: Endpoint[] = [
  signUpEndpoint,
  signInEndpoint,
  /** Signs out. Someone who was not signed in gets the same answer. */
  post(
    '/account/sign-out',
    answerForm('/', async (req) => {
      await leave(req)
      return { body: { signedOut: true }, page: '/', headers: signedOutHeaders() }
    }),
  ),
  ...confirmEndpoints,
  ...resetEndpoints,
  ...invitationEndpoints,
  ...adminSessionEndpoints,
  ...secondStepEndpoints,
  ...factorEndpoints,
  /** Takes the second factor from someone who has lost it. */
  plainStaffActions('user', 'resetTwoFactor')('/users/:id/reset-two-factor', async (req, id) => {
    const { email, isDone } = await resetFactors(req, id)
    if (!isDone) {
      const message = `A second person has to reset two-factor for ${email} within 24 hours.`
      return { message }
    }
    await recordSecurityEvent(req, 'factor_changed', { person: id, detail: 'reset by staff' })
    return { message: `Two-factor is off for ${email}. We emailed them.` }
  }),
  ...peopleEndpoints,
  ...viewingEndpoints,
]
