import type { PayloadRequest } from 'payload'

import { afterSignIn } from '@/src/domain/accounts/next-path'
import { ORDER_COOKIE, readCookie, setCookie } from '@/src/lib/cookies'
import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'
import { claimOrder } from '@/src/services/claim-order'
import type { Session } from '@/src/services/sign-in'

import { backTo, seeOther, submissionOf } from './form-post'
import { sessionCookies } from './session-cookies'

type Way = {
  readonly mode: 'sign-in' | 'sign-up'
  readonly begin: (req: PayloadRequest, input: Record<string, unknown>) => Promise<Session>
}

/** Links the order that this browser has placed as a guest. That it can't is no reason to refuse. */
async function linkHeldOrder(req: PayloadRequest, session: Session): Promise<boolean> {
  const pass = readCookie(req.headers, ORDER_COOKIE)
  if (!pass) return false
  try {
    await claimOrder(req.payload, pass, session.user.id)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, 'an order could not be linked')
    return false
  }
}

/**
 * A way into an account: signs in, links the order just placed, and says where to go on.
 *
 * Our forms send JSON and get JSON; a browser's own form post gets redirects. The answer is the
 * same whoever signs in: the session is in its cookies alone.
 */
export function enter({ mode, begin }: Way) {
  return async (req: PayloadRequest): Promise<Response> => {
    const { input, plain } = await submissionOf(req)
    try {
      const session = await begin(req, input)
      const linked = await linkHeldOrder(req, session)
      const headers = sessionCookies(req.payload, session)
      if (linked) headers.append('set-cookie', setCookie(ORDER_COOKIE, '', { maxAge: 0 }))
      const redirect = afterSignIn(input.next, linked)
      return plain ? seeOther(redirect, headers) : Response.json({ redirect }, { headers })
    } catch (error) {
      if (plain && error instanceof AppError) return backTo(mode, input, error)
      throw error
    }
  }
}
