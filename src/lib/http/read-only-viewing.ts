import type { Payload } from 'payload'

import { isPersonalPage } from '@/src/domain/content/addresses'
import { AppError } from '@/src/lib/errors'
import { liveViewing } from '@/src/lib/factors/live-viewing'
import { readCookie, VIEWING_COOKIE } from '@/src/lib/http/cookies'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The ways out, which stay open. */
const WAYS_OUT = /^\/api\/(?:account\/(?:viewing\/end|sign-out)|users\/logout)\/?$/

const WORDS = 'You are viewing as a customer, so nothing can be changed. End viewing first.'

/** Why a browser changes nothing now, from its cookies; null when it may. */
export async function viewingRefusal(payload: Payload, headers: Headers): Promise<string | null> {
  const token = readCookie(headers, VIEWING_COOKIE)
  return token && (await liveViewing({ payload }, token)) ? WORDS : null
}

/**
 * While a browser shows an account as its owner sees it, nothing is changed, paid or sent from there,
 * whichever page asks: neither in the customer's name nor, by mistake, in one's own.
 *
 * @throws AppError 403 `viewing_only`
 */
export async function refuseWhileViewing(payload: Payload, request: Request): Promise<void> {
  if (READS.has(request.method) || WAYS_OUT.test(new URL(request.url).pathname)) return
  const words = await viewingRefusal(payload, request.headers)
  if (words) throw new AppError('viewing_only', words, 403)
}

/** The API, and the development server’s tools. */
const DONE_AT = /^\/(?:api(?:\/|$)|__nextjs)/

/**
 * Whether an address is a file or a page for everyone, which no request changes. A form of a page of
 * one's own may send itself there before its script runs.
 */
export const isOnlyRead = (path: string): boolean => !DONE_AT.test(path) && !isPersonalPage(path)
