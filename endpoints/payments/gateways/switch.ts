import { switchGateway } from '@/src/services/payments/gateways/configure-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'

import { gatewayEndpoint } from './gateway-endpoint'

const switchTo = (enabled: boolean) =>
  gatewayEndpoint({
    action: 'switchGateways',
    path: `/gateways/:type/${enabled ? 'enable' : 'disable'}`,
    method: 'post',
    handler: async (req, slug) => {
      if (enabled) await limitRate(req, 'gateway-test', req.user?.id)
      await switchGateway(req, slug, enabled)
      const done = enabled ? 'enabled' : 'disabled'
      return Response.json({ message: `Payment gateway ${done} successfully!` })
    },
  })

/** Offers a gateway to customers, once its saved keys have proved to work. */
export const enableGatewayEndpoint = switchTo(true)

/** Takes a gateway from the checkout; payments that have begun can still end. */
export const disableGatewayEndpoint = switchTo(false)
