import { staffEndpoint } from '@/src/access/actions'
import { addMissingGateways } from '@/src/services/payments/gateways/add-missing-gateways'

/** Creates the rows of the providers that have none, without keys and switched off. */
export const addMissingGatewaysEndpoint = staffEndpoint({
  action: 'configureGateways',
  path: '/gateways',
  method: 'post',
  handler: async (req) => {
    const added = await addMissingGateways(req)
    return Response.json({ message: `Payment gateways added: ${added.join(', ') || 'none'}.` })
  },
})
