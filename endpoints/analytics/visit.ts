import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'

import { asksForPrivacy } from '@/src/domain/platform/visits/asks-for-privacy'
import { visitInput } from '@/src/domain/platform/visits/visit-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate, RateLimited } from '@/src/services/platform/limit-rate'
import { recordVisit } from '@/src/services/platform/visits/record-visit'

/** People are counted who do not ask to be left alone; nobody is counted without end. */
async function mayCount(req: PayloadRequest): Promise<boolean> {
  if (asksForPrivacy((name) => req.headers.get(name))) return false
  if (isbot(req.headers.get('user-agent'))) return false
  try {
    await limitRate(req, 'visit')
    return true
  } catch (error) {
    if (error instanceof RateLimited) return false
    throw error
  }
}

/** A page of the site says here that it was opened. The answer is the same, counted or not. */
export const visitSiteEndpoint = defineEndpoint({
  path: '/visits',
  method: 'post',
  handler: async (req) => {
    const visit = parseInput(visitInput, await bodyOf(req))
    if (await mayCount(req)) await recordVisit(req, visit)
    return new Response(null, { status: 204 })
  },
})
