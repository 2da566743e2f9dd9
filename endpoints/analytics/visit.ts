import { visitInput } from '@/src/domain/platform/visits/visit-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, post } from '@/src/lib/http/endpoint'
import { mayCount, recordVisit } from '@/src/services/platform/visits/visits'

/** A page of the site says here that it was opened. The answer is the same, counted or not. */
export const visitSiteEndpoint = post('/pages/opened', async (req) => {
  const visit = parseInput(visitInput, await bodyOf(req))
  if (await mayCount(req, 'visit')) await recordVisit(req, visit)
  return new Response(null, { status: 204 })
})
