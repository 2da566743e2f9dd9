import { z } from 'zod'

import { typedKeys } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  removeGatewayKeys,
  saveGatewayKeys,
} from '@/src/services/payments/gateways/configure-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'

import { gatewayEndpoint } from './gateway-endpoint'

const keysInput = typedKeys.extend({
  enable: z.boolean().default(true),
  acceptLive: z.boolean().default(false),
})

/** Saves a gateway's keys; unless told otherwise, tries them first and then switches it on. */
export const saveKeysEndpoint = gatewayEndpoint({
  action: 'configureGateways',
  path: '/gateways/:type/keys',
  method: 'patch',
  handler: async (req, slug) => {
    const { enable, acceptLive, ...typed } = parseInput(keysInput, await bodyOf(req))
    if (enable) await limitRate(req, 'gateway-test', req.user?.id)
    await saveGatewayKeys(req, slug, typed, { enable, acceptLive })
    const saved = `${GATEWAY_SETUP[slug].name} configuration saved successfully!`
    const state = enable ? 'The gateway is now enabled.' : 'The gateway is not enabled.'
    return Response.json({ message: `${saved} ${state}` })
  },
})

/** Forgets a gateway's keys. */
export const removeKeysEndpoint = gatewayEndpoint({
  action: 'configureGateways',
  path: '/gateways/:type/keys',
  method: 'delete',
  handler: async (req, slug) => {
    await removeGatewayKeys(req, slug)
    const { name } = GATEWAY_SETUP[slug]
    return Response.json({ message: `The keys for ${name} are removed. It is now disabled.` })
  },
})
