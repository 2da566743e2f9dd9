import { supportMessage } from '@/src/domain/support/support-message'
import { supportSubject } from '@/src/domain/support/support-subjects'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { openTicket } from '@/src/services/support/open-ticket'

/** A message from the support page. The answer says nothing about who is known. */
export const supportMessageEndpoint = defineEndpoint({
  path: '/support/messages',
  method: 'post',
  handler: async (req) => {
    const asked = parseInput(supportMessage, await bodyOf(req))
    await limitRate(req, 'support', asked.email)
    const { reference } = await openTicket(req, {
      topic: asked.subject,
      subject: supportSubject(asked),
      message: asked.message,
      user: req.user,
      requester: { name: asked.name, email: asked.email },
    })
    return Response.json({ reference }, { status: 201 })
  },
})
