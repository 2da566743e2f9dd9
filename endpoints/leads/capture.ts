import { leadInput } from '@/src/domain/leads/lead-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { captureLead } from '@/src/services/checkout/capture-lead'
import { limitRate } from '@/src/services/platform/limit-rate'
import { rememberOrigin } from '@/src/services/platform/visits/remember-origin'

/** Somebody told the checkout who they are. The answer says nothing about who is known. */
export const captureLeadEndpoint = defineEndpoint({
  path: '/leads/capture',
  method: 'post',
  handler: async (req) => {
    const input = parseInput(leadInput, await bodyOf(req))
    await limitRate(req, 'lead')
    const lead = await captureLead(req.payload, input)
    if (lead) await rememberOrigin(req, { lead })
    return new Response(null, { status: 204 })
  },
})
