import { rowId } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { revealInput } from '@/src/domain/filing/reveal-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { revealTaxId } from '@/src/services/filing/reveal-tax-id'
import { limitRate } from '@/src/services/platform/limit-rate'

/** Shows staff the responsible party's tax id once, and notes who looked and why. */
export const revealFilingEndpoint = staffEndpoint({
  action: 'revealTaxId',
  path: '/orders/:id/filing/reveal',
  method: 'post',
  handler: async (req) => {
    const { reason } = parseInput(revealInput, await bodyOf(req))
    const id = rowId(req, 'order')
    await limitRate(req, 'reveal', req.user?.id)
    const taxId = await revealTaxId(req, id, reason)
    return Response.json({ taxId }, { headers: { 'cache-control': 'no-store' } })
  },
})
