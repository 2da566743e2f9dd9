import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { AppError, parseInput } from '@/src/lib/errors'
import { ORDER_COOKIE, readCookie, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'

/** The mailed link names the order and its token; the confirmation page has its cookie. */
const claimInput = z.object({
  order: z.string().max(100).optional(),
  token: z.string().max(200).optional(),
})

async function passOf(req: PayloadRequest): Promise<string | undefined> {
  const { order, token } = parseInput(claimInput, await bodyOf(req))
  return order && token ? `${order}.${token}` : readCookie(req.headers, ORDER_COOKIE)
}

/** Links an order placed as a guest to the account that is signed in. */
export const claimEndpoint = defineEndpoint({
  path: '/orders/claim',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Sign in to link your order.', 401)
    const pass = await passOf(req)
    await limitRate(req, 'claim', req.user.id)
    const order = await claimOrder(req.payload, pass, req.user.id)
    return Response.json(
      { order },
      { headers: { 'set-cookie': setCookie(ORDER_COOKIE, '', { maxAge: 0 }) } },
    )
  },
})
