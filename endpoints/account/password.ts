import { passwordInput } from '@/src/domain/accounts/settings-input'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, parseInput } from '@/src/lib/errors'
import { changePassword } from '@/src/services/change-password'
import { forgiveRate, limitRate } from '@/src/services/limit-rate'
import { passwordMinimum } from '@/src/services/password-policy'
import { sessionIdOf } from '@/src/services/sessions'

import { signedIn } from './signed-in'

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
    return Response.json({ changed: true })
  },
})
