import { supportMessage } from '@/src/domain/content/support-message'
import { supportSubject } from '@/src/domain/content/support-subjects'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { openTicket } from '@/src/services/open-ticket'

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
