import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'

import { asksForPrivacy } from '@/src/domain/platform/visits/asks-for-privacy'
import { limitRate, type RateLimit, RateLimited } from '@/src/services/platform/limit-rate'

const isAhead = (headers: Headers) =>
  ['purpose', 'sec-purpose'].some((name) => headers.get(name)?.includes('prefetch'))

/**
 * Whether what someone does on the site is counted: people who do not ask to be left alone are, and
 * not without end; machines are not, nor what a browser fetches ahead.
 */
export async function mayCount(req: PayloadRequest, limit: RateLimit): Promise<boolean> {
  const { headers } = req
  if (asksForPrivacy((name) => headers.get(name))) return false
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent) || isAhead(headers)) return false
  try {
    await limitRate(req, limit)
    return true
  } catch (error) {
    if (error instanceof RateLimited) return false
    throw error
  }
}
