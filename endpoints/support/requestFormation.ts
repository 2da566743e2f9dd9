import { AppError } from '@/src/lib/errors'
import { draftCookie, readCookie, setCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { findOpenDraft } from '@/src/services/checkout/draft'
import { limitRate } from '@/src/services/platform/limit-rate'
import { requestFormation } from '@/src/services/support/request-formation'
import { ticketPath } from '@/src/services/support/ticket-pass'

/** *Send request*: staff make an offer for the company that the checkout's draft describes. */
export const requestFormationEndpoint = defineEndpoint({
  path: '/checkout/request',
  method: 'post',
  handler: async (req) => {
    const token = readCookie(req.headers, draftCookie('formation'))
    const draft = await findOpenDraft(req.payload, 'formation', token, req.user?.id)
    if (!draft || !token) {
      throw new AppError('no_draft', 'We could not find your answers. Please start again.', 409)
    }
    await limitRate(req, 'support', draft.id)
    const { id, reference } = await requestFormation(req, draft, token)
    const conversation = req.user ? ticketPath({ id, user: req.user.id }) : null
    const headers = { 'set-cookie': setCookie(draftCookie('formation'), '', { maxAge: 0 }) }
    return Response.json({ reference, conversation }, { status: 201, headers })
  },
})
