import { supportMessage } from '@/src/domain/content/support-message'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { openTicket } from '@/src/services/open-ticket'

/** A message from the support page. The answer says nothing about who is known. */
export const supportMessageEndpoint = defineEndpoint({
  path: '/support/messages',
  method: 'post',
  handler: async (req) => {
    const message = parseInput(supportMessage, await bodyOf(req))
    await limitRate(req, 'support', message.email)
    return Response.json({ reference: await openTicket(req, message) }, { status: 201 })
  },
})
