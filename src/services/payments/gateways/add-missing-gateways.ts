import type { PayloadRequest } from 'payload'

import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'

/** Creates the gateways that have no row yet; answers with their names. */
export async function addMissingGateways(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'paymentGateways',
    select: { type: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the caller has been checked
    req,
  })
  const there = new Set(docs.map(({ type }) => type))
  const missing = GATEWAYS.filter((slug) => !there.has(slug))
  for (const type of missing) {
    await req.payload.create({
      collection: 'paymentGateways',
      data: { type, name: GATEWAY_SETUP[type].name, enabled: false },
      depth: 0,
      overrideAccess: true, // no one creates them by hand
      req,
    })
  }
  return missing.map((slug) => GATEWAY_SETUP[slug].name)
}
