import { typedKeys } from '@/src/domain/payments/gateways/gateway-keys'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { testGateway } from '@/src/services/payments/gateways/test-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'

import { gatewayEndpoint } from './gateway-endpoint'

/** Whether a provider accepts the keys that were typed, or those saved where none were. */
export const testGatewayEndpoint = gatewayEndpoint({
  action: 'testGateways',
  path: '/gateways/:type/test',
  method: 'post',
  handler: async (req, slug) => {
    const typed = parseInput(typedKeys, await bodyOf(req))
    await limitRate(req, 'gateway-test', req.user?.id)
    return Response.json(await testGateway(req, slug, typed))
  },
})
