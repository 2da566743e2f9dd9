import { z } from 'zod'

import { requirePermission } from '@/src/access/require-permission'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { revealTaxId } from '@/src/services/reveal-tax-id'

const revealInput = z.object({
  reason: z.string().trim().min(3, 'Say what you need it for').max(300, 'Use fewer words'),
})

const orderId = z.guid()

/** Shows staff the responsible party's tax id once, and notes who looked and why. */
export const revealFilingEndpoint = defineEndpoint({
  path: '/orders/:id/filing/reveal',
  method: 'post',
  handler: async (req) => {
    await requirePermission(req, 'manage_orders')
    await limitRate(req, 'reveal', req.user?.id)
    const { reason } = parseInput(revealInput, await bodyOf(req))
    const id = orderId.safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_order', 'There is no such order.', 404)
    const taxId = await revealTaxId(req, id.data, reason)
    return Response.json({ taxId }, { headers: { 'cache-control': 'no-store' } })
  },
})
