import { z } from 'zod'

import { answerForm } from '@/endpoints/platform/form-post'
import { checkoutPath } from '@/src/domain/checkout/draft-kind'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { draftCookie, readCookie, setCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { DRAFT_LIFETIME } from '@/src/services/checkout/draft'
import { hashOfLink, readResumeLink } from '@/src/services/checkout/resume-link'
import { limitRate } from '@/src/services/platform/limit-rate'
import { continueDraft } from '@/src/services/purchase/place/continue-draft'

const continueInput = z.object({
  token: z.string().max(2000),
  email: typedLine(254).default(''),
})

/** The button on the page of a resume link: this browser goes on with the order, no other can. */
export const continueEndpoint = defineEndpoint({
  path: '/checkout/continue',
  method: 'post',
  handler: answerForm('/checkout/resume', async (req, sent) => {
    const { token: sealed, email } = parseInput(continueInput, sent)
    const link = readResumeLink(sealed, new Date())
    if (!link) throw new AppError('expired', 'This link no longer works.', 410)
    await limitRate(req, 'resume-link', hashOfLink(link))
    const { user } = req
    const { draft, token } = await continueDraft(req.payload, link, {
      user: user && { ...user, isVerified: Boolean(user.emailVerifiedAt) },
      held: readCookie(req.headers, draftCookie(link.kind)),
      email,
    })
    const cookie = setCookie(draftCookie(link.kind), token, { maxAge: DRAFT_LIFETIME })
    const page = `${checkoutPath(link.kind)}?step=${encodeURIComponent(draft.step)}`
    return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
  }),
})
