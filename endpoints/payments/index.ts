import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type StaffOptions, staffEndpoint, staffPatch, staffPost } from '@/src/access/actions'
import { exchangeRateInput, typedKeys } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { methodsInput, STRIPE_METHODS } from '@/src/domain/payments/stripe-methods'
import { isId } from '@/src/domain/vocabulary/id'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { AppError, parseInput, wrongField } from '@/src/lib/errors'
import { bodyOf, get } from '@/src/lib/http/endpoint'
import {
  addMissingGateways,
  removeGatewayKeys,
  saveGatewayKeys,
  setExchangeRate,
  setStripeMethods,
  switchGateway,
  testGateway,
} from '@/src/services/payments/gateways/configure-gateway'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'
import { limitRate } from '@/src/services/platform/limit-rate'
import { replayWebhook } from '@/src/services/purchase/reconcile/webhooks'

/** The ways to pay that are open now, with public data alone. */
export const paymentMethods = get('/payments/methods', async (req) =>
  Response.json({ methods: await listPaymentMethods(req.payload) }),
)

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

const keysInput = typedKeys.extend({
  enable: z.boolean().default(true),
  acceptLive: z.boolean().default(false),
})

const DAY_MS = 24 * 60 * 60 * 1000

/** What holders of manage_payments do on the screen of the payment gateways. */
export const gatewayEndpoints: Endpoint[] = [
  /** Creates the rows of the providers that have none, without keys and switched off. */
  staffPost('configureGateways', '/gateways', async (req) => {
    const added = await addMissingGateways(req)
    return Response.json({ message: `Payment gateways added: ${added.join(', ') || 'none'}.` })
  }),
  /** Sets what a dollar is in rupees. A day ahead passes: it is tomorrow already in India. */
  staffPatch('configureGateways', '/gateways/razorpay/exchange-rate', async (req) => {
    const input = parseInput(exchangeRateInput, await bodyOf(req))
    if (Date.parse(input.exchangeRateAsOf) > Date.now() + DAY_MS)
      throw wrongField('exchangeRateAsOf', 'The date of the rate is in the future.')
    await setExchangeRate(req, input)
    return Response.json({ message: `The new rate is 1 USD ≈ ${input.exchangeRate} INR.` })
  }),
  /** Chooses what Stripe offers beside cards and their wallets. */
  staffPatch('configureGateways', '/gateways/stripe/methods', async (req) => {
    const methods = [...new Set(parseInput(methodsInput, await bodyOf(req)).methods)]
    await setStripeMethods(req, methods)
    const names = methods.map((name) => STRIPE_METHODS[name].label)
    const offered = ['cards and wallets', ...names].join(', ')
    return Response.json({ message: `Customers can pay with ${offered}.` })
  }),
  /** Saves a gateway's keys; unless told otherwise, tries them first and then switches it on. */
  gatewayEndpoint({
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
  }),
  gatewayEndpoint({
    action: 'configureGateways',
    path: '/gateways/:type/keys',
    method: 'delete',
    handler: async (req, slug) => {
      await removeGatewayKeys(req, slug)
      const { name } = GATEWAY_SETUP[slug]
      return Response.json({ message: `The keys for ${name} are removed. It is now disabled.` })
    },
  }),
  /** Whether a provider accepts the keys that were typed, or those saved where none were. */
  gatewayEndpoint({
    action: 'testGateways',
    path: '/gateways/:type/test',
    method: 'post',
    handler: async (req, slug) => {
      const typed = parseInput(typedKeys, await bodyOf(req))
      await limitRate(req, 'gateway-test', req.user?.id)
      return Response.json(await testGateway(req, slug, typed))
    },
  }),
  /** Offers a gateway to customers, once its saved keys have proved to work. */
  switchTo(true),
  /** Takes a gateway from the checkout; payments that have begun can still end. */
  switchTo(false),
  staffPost('replayWebhook', '/webhook-events/:id/replay', async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (!isId(id)) throw new AppError('no_such_event', 'This webhook event does not exist.', 404)
    await replayWebhook(req, id)
    return Response.json({ message: 'Queued. The worker checks the gateway shortly.' })
  }),
]

/** The gateway that an address names. @throws AppError 404 */
function gatewayIn(req: PayloadRequest): GatewaySlug {
  const slug = z.enum(GATEWAYS).safeParse(req.routeParams?.type)
  if (!slug.success) throw new AppError('no_such_gateway', 'This gateway does not exist.', 404)
  return slug.data
}

type GatewayOptions = Omit<StaffOptions, 'handler'> & {
  readonly handler: (req: PayloadRequest, slug: GatewaySlug) => Promise<Response>
}

/** An endpoint of staff about the gateway that its address names. */
function gatewayEndpoint({ handler, ...options }: GatewayOptions): Endpoint {
  return staffEndpoint({ ...options, handler: (req) => handler(req, gatewayIn(req)) })
}
