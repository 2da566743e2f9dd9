import { leadInput } from '@/src/domain/leads/lead-input'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { captureLead } from '@/src/services/capture-lead'
import { limitRate } from '@/src/services/limit-rate'

/** Somebody told the checkout who they are. The answer says nothing about who is known. */
export const captureLeadEndpoint = defineEndpoint({
  path: '/leads/capture',
  method: 'post',
  handler: async (req) => {
    await limitRate(req, 'lead')
    await captureLead(req.payload, parseInput(leadInput, await bodyOf(req)))
    return new Response(null, { status: 204 })
  },
})
