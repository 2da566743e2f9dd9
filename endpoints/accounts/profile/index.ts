import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { rememberHere, signedOutHeaders } from '@/endpoints/accounts/sessions/enter'
import { signedIn } from '@/src/access/rules'
import { requireRecentFactor } from '@/src/access/second-factor'
import {
  emailConfirmInput,
  emailInput,
  orderNewsInput,
  passwordInput,
  preferencesInput,
  profileInput,
} from '@/src/domain/accounts/settings-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint, patch, post } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { recordSecurityEvent } from '@/src/lib/watching/security-events'
import type { User } from '@/src/payload-types'
import { addGuestOrders } from '@/src/services/accounts/links/verify-address'
import { askForEmailChange, changeEmail } from '@/src/services/accounts/profile/change-email'
import { changePassword } from '@/src/services/accounts/profile/change-password'
import { updatePreferences, updateProfile } from '@/src/services/accounts/profile/update-profile'
import { endOtherSessions, endSession } from '@/src/services/accounts/sessions/end-sessions'
import { passwordMinimum } from '@/src/services/accounts/sessions/password-policy'
import { sessionKey } from '@/src/services/accounts/sessions/sessions'
import { askForOrderNews, endOrderNews } from '@/src/services/content/whatsapp/order-news-choice'
import { forgiveRate, limitRate } from '@/src/services/platform/limit-rate'
import { readablePhone } from '@/src/services/platform/phone-number'

function endingEndpoint(
  path: string,
  end: (req: PayloadRequest, user: User) => Promise<Response>,
): Endpoint {
  return defineEndpoint({
    path,
    method: 'delete',
    handler: async (req) => {
      const user = signedIn(req)
      await limitRate(req, 'settings', user.id)
      return end(req, user)
    },
  })
}

const sessionEndpoints: Endpoint[] = [
  /** Signs one browser out: another one of one's own, or this very one. */
  endingEndpoint('/account/sessions/:id', async (req, user) => {
    const key = String(req.routeParams?.id ?? '')
    const own = sessionIdOf(user)
    const isOwn = own !== null && key === sessionKey(own)
    if (!isOwn) await requireRecentFactor(req)
    await endSession(req, user, key)
    await recordSecurityEvent(req, 'session_ended', { detail: 'one' })
    const headers = isOwn ? signedOutHeaders() : undefined
    return Response.json({ ended: 1 }, { headers })
  }),
  /** Signs every browser out but this one. */
  endingEndpoint('/account/sessions', async (req, user) => {
    await requireRecentFactor(req)
    const ended = await endOtherSessions(req, user, sessionIdOf(user))
    await recordSecurityEvent(req, 'session_ended', { detail: 'all others' })
    return Response.json({ ended })
  }),
]

/** The account calls it `password`; the form has a field of another name. */
function inFormText(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.fields?.password) return error
  const { code, message, status, fields } = error
  return new AppError(code, message, status, { newPassword: fields.password ?? message })
}

const emailEndpoints: Endpoint[] = [
  /** Asks for another address. The answer is the same whether it has an account or not. */
  post('/account/email', async (req) => {
    const user = signedIn(req)
    const input = parseInput(emailInput, await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    await limitRate(req, 'email-change', user.id)
    await askForEmailChange(req, user, input)
    return Response.json({ mailedTo: input.email })
  }),
  /** What the button does on the page that the mailed link leads to. */
  post('/account/email/confirm', async (req) => {
    const { token, password } = parseInput(emailConfirmInput, await bodyOf(req))
    await limitRate(req, 'email-change-key')
    const changed = await changeEmail(req, token, password)
    await recordSecurityEvent(req, 'email_changed', { person: changed.id })
    return Response.json({ email: changed.email, linked: changed.linked })
  }),
]

/** What people change about their own account. */
export const settingsEndpoints: Endpoint[] = [
  /** Changes one's name and phone number; answers with them as they are kept. */
  patch('/account/profile', async (req) => {
    const { user, input } = await settingsRequest(req, profileInput)
    const profile = await updateProfile(req, user.id, input)
    return Response.json({ profile: { ...profile, phone: readablePhone(profile.phone) } })
  }),
  /** Changes one's password by the current one, and signs every other browser out. */
  post('/account/password', async (req) => {
    const user = signedIn(req)
    const who = user.role === 'user' ? 'customer' : 'staff'
    const input = parseInput(passwordInput(who, await passwordMinimum(req, who)), await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    try {
      await changePassword(req, user, sessionIdOf(user), input)
    } catch (error) {
      throw inFormText(error)
    }
    await forgiveRate(req, 'password-check', user.id)
    await recordSecurityEvent(req, 'password_changed')
    const headers = { 'set-cookie': await rememberHere(req, user.id) }
    return Response.json({ changed: true }, { headers })
  }),
  ...emailEndpoints,
  ...sessionEndpoints,
  /** Changes what one is mailed; what is not named stays as it is. */
  patch('/account/preferences', async (req) => {
    const { user, input } = await settingsRequest(req, preferencesInput)
    await updatePreferences(req, user.id, input)
    return Response.json({ preferences: input })
  }),
  /** Asks for order news by WhatsApp to a number, or ends it. */
  patch('/account/whatsapp', async (req) => {
    const { user, input } = await settingsRequest(req, orderNewsInput)
    if (input.wanted) await askForOrderNews(req, user, input.phone)
    else await endOrderNews(req, user.id)
    return Response.json({ wanted: input.wanted })
  }),
  /** Moves in what was ordered as a guest with the account's verified address. */
  post('/account/guest-orders', async (req) => {
    const user = signedIn(req)
    await limitRate(req, 'settings', user.id)
    return Response.json({ linked: await addGuestOrders(req, user.id) })
  }),
]

/** What someone changes about their own account, one try counted. @throws AppError 401, 422, 429 */
async function settingsRequest<T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
): Promise<{ user: User; input: T }> {
  const user = signedIn(req)
  const input = parseInput(schema, await bodyOf(req))
  await limitRate(req, 'settings', user.id)
  return { user, input }
}
