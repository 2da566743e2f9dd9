import config from '@payload-config'
import { unstable_rethrow } from 'next/navigation'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'

import { isStaff } from '@/src/access/permissions'
import { AppError, errorResponse } from '@/src/lib/errors'
import { checkRequest } from '@/src/lib/http/edge-guard'
import { isMisdirected, MISDIRECTED } from '@/src/lib/http/hosts/hosts'
import { userBehind } from '@/src/lib/sessions/user-behind'
import { recordRefusal } from '@/src/lib/watching/security-events'

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
}

type Work = (req: PayloadRequest, request: Request) => Promise<Response>

/**
 * A route of the back-office's own, below /api/office: for signed-in staff, with failures in the
 * one error shape. Others get 401 and 403.
 */
export const officeRoute =
  (work: Work) =>
  async (request: Request): Promise<Response> => {
    let req: PayloadRequest | null = null
    try {
      if (isMisdirected(request)) throw new AppError('unknown_host', MISDIRECTED, 421)
      await checkRequest(request)
      const payload = await getPayload({ config })
      const user = await userBehind(payload, request.headers)
      if (!user) throw new AppError('signed_out', 'Please sign in first.', 401)
      req = await createLocalReq(
        { user, req: { headers: request.headers, url: request.url } },
        payload,
      )
      if (!isStaff(req))
        throw new AppError('forbidden', 'You are not allowed to perform this action.', 403)
      return await work(req, request)
    } catch (error) {
      unstable_rethrow(error) // Next's own signals, such as the end of a prerender
      if (req) await recordRefusal(req, error)
      const answer = errorResponse(error)
      for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
      return answer
    }
  }

export const officeJson = (body: object): Response => Response.json(body, { headers: HEADERS })
