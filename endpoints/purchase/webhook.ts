import type { Endpoint } from 'payload'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { AppError } from '@/src/lib/errors'
import { failpoint } from '@/src/lib/failpoints'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { GatewayUnavailable, type PaymentEvent } from '@/src/payments/gateway'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { receiveWebhook } from '@/src/services/purchase/reconcile/receive-webhook'

type Body = { readonly rawBody: string; readonly headers: Headers }

/** @throws AppError 400 for a forged one, 503 when that can't be told now: then it comes again. */
async function readEvent(
  gateway: Awaited<ReturnType<typeof gatewayOfPayment>>,
  { rawBody, headers }: Body,
): Promise<PaymentEvent> {
  try {
    const event = await gateway.readWebhook(rawBody, headers)
    if (event) return event
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw new AppError('not_verified', 'The signature cannot be checked right now.', 503)
  }
  throw new AppError('bad_signature', 'The signature does not match.', 400)
}

const webhook = (slug: GatewaySlug): Endpoint =>
  defineEndpoint({
    path: `/payments/${slug}/webhook`,
    method: 'post',
    fromAnywhere: true,
    handler: async (req) => {
      const rawBody = (await req.text?.()) ?? ''
      const gateway = await gatewayOfPayment(req.payload, slug)
      const event = await readEvent(gateway, { rawBody, headers: req.headers })
      await receiveWebhook(req, slug, event, rawBody)
      await failpoint('webhook-stored')
      return Response.json({ received: true })
    },
  })

/** Where each gateway, or the sandbox in its place, tells us that money has moved. */
export const webhookEndpoints: Endpoint[] = GATEWAYS.map(webhook)
