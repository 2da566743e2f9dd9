import { staffEndpoint } from '@/src/access/actions'

import { methodsInput } from '@/src/domain/payments/methods-input'
import { STRIPE_METHODS } from '@/src/domain/payments/stripe-methods'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { setStripeMethods } from '@/src/services/payments/gateways/configure-gateway'

/** Chooses what Stripe offers beside cards and their wallets. */
export const stripeMethodsEndpoint = staffEndpoint({
  action: 'configureGateways',
  path: '/gateways/stripe/methods',
  method: 'patch',
  handler: async (req) => {
    const methods = [...new Set(parseInput(methodsInput, await bodyOf(req)).methods)]
    await setStripeMethods(req, methods)
    const names = methods.map((name) => STRIPE_METHODS[name].label)
    const offered = ['cards and wallets', ...names].join(', ')
    return Response.json({ message: `Customers can pay with ${offered}.` })
  },
})
