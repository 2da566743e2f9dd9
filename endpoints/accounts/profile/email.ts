import type { Endpoint } from 'payload'
import { signedIn } from '@/src/access/signed-in'
import { emailConfirmInput, emailInput } from '@/src/domain/accounts/settings-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { askForEmailChange, changeEmail } from '@/src/services/accounts/profile/change-email'
import { limitRate } from '@/src/services/platform/limit-rate'

/** Asks for another address. The answer is the same whether it has an account or not. */
const askEndpoint = defineEndpoint({
  path: '/account/email',
  method: 'post',
  handler: async (req) => {
    const user = signedIn(req)
    const input = parseInput(emailInput, await bodyOf(req))
    await limitRate(req, 'password-check', user.id)
    await limitRate(req, 'email-change', user.id)
    await askForEmailChange(req, user, input)
    return Response.json({ mailedTo: input.email })
  },
})

/** What the button does on the page that the mailed link leads to. */
const confirmEndpoint = defineEndpoint({
  path: '/account/email/confirm',
  method: 'post',
  handler: async (req) => {
    const { token, password } = parseInput(emailConfirmInput, await bodyOf(req))
    await limitRate(req, 'email-change-key')
    return Response.json(await changeEmail(req, token, password))
  },
})

export const emailEndpoints: Endpoint[] = [askEndpoint, confirmEndpoint]
