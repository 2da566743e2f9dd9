import type { Payload } from 'payload'

import { AppError } from '@/src/lib/errors'
import { liveViewing } from '@/src/lib/factors/live-viewing'
import { readCookie, VIEWING_COOKIE } from '@/src/lib/http/cookies'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The ways out, which stay open. */
const WAYS_OUT = /^\/api\/(?:account\/(?:viewing\/end|sign-out)|users\/logout)\/?$/

/**
 * While a browser shows an account as its owner sees it, nothing is changed, paid or sent from there,
 * whichever page asks: neither in the customer's name nor, by mistake, in one's own.
 *
 * @throws AppError 403 `viewing_only`
 */
export async function refuseWhileViewing(payload: Payload, request: Request): Promise<void> {
  if (READS.has(request.method) || WAYS_OUT.test(new URL(request.url).pathname)) return
  const token = readCookie(request.headers, VIEWING_COOKIE)
  if (!token || !(await liveViewing({ payload }, token))) return
  throw new AppError(
    'viewing_only',
    'You are viewing as a customer, so nothing can be changed. End viewing first.',
    403,
  )
}
