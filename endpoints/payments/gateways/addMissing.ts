import { defineEndpoint } from '@/src/lib/http/endpoint'
import { addMissingGateways } from '@/src/services/payments/gateways/add-missing-gateways'

import { requireManagePayments } from './guard'

/** Creates the rows of the providers that have none, without keys and switched off. */
export const addMissingGatewaysEndpoint = defineEndpoint({
  path: '/gateways',
  method: 'post',
  handler: async (req) => {
    await requireManagePayments(req)
    const added = await addMissingGateways(req)
    return Response.json({ message: `Payment gateways added: ${added.join(', ') || 'none'}.` })
  },
})
