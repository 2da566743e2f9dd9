import { signedIn } from '@/src/access/signed-in'
import { passwordInput } from '@/src/domain/accounts/settings-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-id'
import { changePassword } from '@/src/services/accounts/profile/change-password'
import { passwordMinimum } from '@/src/services/accounts/sessions/password-policy'
import { forgiveRate, limitRate } from '@/src/services/platform/limit-rate'
import { rememberHere } from '../sessions/session-cookies'

/** The account calls it `password`; the form has a field of another name. */
function inFormWords(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.fields?.password) return error
  const { code, message, status, fields } = error
  return new AppError(code, message, status, { newPassword: fields.password ?? message })
}

/** Changes one's password by the current one, and signs every other browser out. */
export const passwordEndpoint = defineEndpoint({
  path: '/account/password',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const who = user.role === 'user' ? 'customer' : 'staff'
    const input = parseInput(passwordInput(who, await passwordMinimum(req, who)), await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    try {
      await changePassword(req, user, sessionIdOf(user), input)
    } catch (error) {
      throw inFormWords(error)
    }
    await forgiveRate(req, 'password-check', user.id)
    const headers = { 'set-cookie': await rememberHere(req, user.id) }
    return Response.json({ changed: true }, { headers })
  },
})
