import { resumeInput } from '@/src/domain/checkout/resume-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { draftCookie, readCookie } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { findOpenDraft } from '@/src/services/checkout/draft'
import { mailResumeLink } from '@/src/services/checkout/mail-resume-link'
import { limitRate } from '@/src/services/platform/limit-rate'

/**
 * *Email me a link to continue*: mails the draft that this browser's cookie opens.
 *
 * Whether the address is known to us plays no part, so the answer tells nothing of it.
 */
export const resumeEndpoint = defineEndpoint({
  path: '/checkout/resume',
  method: 'post',
  handler: async (req) => {
    const { email, kind } = parseInput(resumeInput, await bodyOf(req))
    await limitRate(req, 'resume', email)
    const token = readCookie(req.headers, draftCookie(kind))
    const draft = await findOpenDraft(req.payload, kind, token, req.user?.id)
    if (!draft || !token) {
      throw new AppError('no_draft', 'There is nothing to save yet. Complete the first step.', 409)
    }
    await mailResumeLink(req, { draft, kind, token, to: email })
    return Response.json({ sent: true })
  },
})
