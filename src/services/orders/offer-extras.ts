import type { PayloadRequest } from 'payload'

import { type ExtraAddon, offeredExtras } from '@/src/domain/orders/extras'
import { servicesOf } from '@/src/domain/orders/my-order'
import { linesGivenBack } from '@/src/domain/orders/refunded-services'
import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'
import type { Addon, Order } from '@/src/payload-types'
import { TIER_FLAGS } from '@/src/services/catalogue/catalogue-choice'
import { givenBack, linesOfRefund } from '@/src/services/orders/refunds/given-back'

function extraAddon(addon: Addon): ExtraAddon {
  const { id, name, price, monthlyPrice, annualPrice } = addon
  const recurs = typeof monthlyPrice === 'number' && typeof annualPrice === 'number'
  return {
    id,
    name,
    description: addon.description || null,
    price,
    code: addon.code ?? null,
    tiers: TIERS.filter((tier) => addon[TIER_FLAGS[tier]]),
    recurring: recurs ? { monthly: monthlyPrice, annual: annualPrice } : null,
  }
}

async function activeAddons(req: PayloadRequest): Promise<ExtraAddon[]> {
  const { docs } = await req.payload.find({
    collection: 'addons',
    where: { isActive: { equals: true } },
    sort: 'name',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true, // the public catalogue
    req,
  })
  return docs.map(extraAddon)
}

/** The extras of an order that still count: those called off don't. */
export async function extrasOf(req: PayloadRequest, root: string): Promise<Order[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      parent: { equals: root },
      kind: { equals: 'extra' },
      status: { not_equals: 'cancelled' },
    },
    sort: 'createdAt',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true, // the caller may see their parent
    req,
  })
  return docs
}

const tierOf = (order: Order): Tier | null =>
  order.serviceType === 'llc' ? (TIERS.find((tier) => tier === order.packageType) ?? null) : null

/** What an order still holds of what was sold: a line that was refunded whole can be bought again. */
async function heldLines(req: PayloadRequest, order: Order) {
  const lines = order.lines ?? []
  if (order.refundedMinor === 0) return lines
  const parts = (await givenBack(req, order)).flatMap(linesOfRefund)
  const gone = linesGivenBack(lines, [], { parts, isWhole: false })
  return lines.filter((line) => !gone.includes(line))
}

/** The add-ons that a paid order can still be given; none for one that is called off. */
export async function offerExtras(req: PayloadRequest, root: Order): Promise<ExtraAddon[]> {
  if (root.kind !== 'purchase' || root.paymentStatus !== 'paid' || root.status === 'cancelled') {
    return []
  }
  const paid = (await extrasOf(req, root.id)).filter((extra) => extra.paymentStatus === 'paid')
  const lines = await heldLines(req, root)
  const held = [...lines, ...paid.flatMap((extra) => extra.lines ?? [])]
  return offeredExtras(await activeAddons(req), {
    tier: tierOf(root),
    services: servicesOf({ serviceType: root.serviceType, lines }),
    refs: held.map((line) => line.ref),
    isPlaced: Boolean(root.state && root.companyName),
  })
}
