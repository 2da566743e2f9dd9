import type { PayloadRequest } from 'payload'
import { isDocument, reviewSentence } from '@/src/domain/catalogue/licensing/sale-of'
import { type ExtraAddon, offeredExtras } from '@/src/domain/orders/extras'
import { isHeld } from '@/src/domain/orders/holding'
import { TIERS, type Tier } from '@/src/domain/vocabulary/tiers'
import { findOne, findRows } from '@/src/lib/find-one'
import type { Addon, Order } from '@/src/payload-types'
import { TIER_FLAGS } from '@/src/services/catalogue/catalogue-choice'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { stateOfOrder, thingsOfOrder } from '@/src/services/catalogue/licensing/refuse-closed'
import { agentOfHolding, holdingOf } from '@/src/services/orders/extras/holding'

function extraAddon(addon: Addon, review: string): ExtraAddon {
  const { id, name, price, monthlyPrice, annualPrice } = addon
  const recurs = typeof monthlyPrice === 'number' && typeof annualPrice === 'number'
  return {
    id,
    name,
    description: isDocument(addon.code)
      ? `${addon.description ?? ''} ${review}`.trim()
      : addon.description || null,
    price,
    code: addon.isRegisteredAgent ? 'registered_agent' : (addon.code ?? null),
    question: addon.question ?? null,
    steps: addon.steps ?? null,
    tiers: TIERS.filter((tier) => addon[TIER_FLAGS[tier]]),
    recurring: recurs ? { monthly: monthlyPrice, annual: annualPrice } : null,
  }
}

async function activeAddons(req: PayloadRequest): Promise<Addon[]> {
  return findRows(req, 'addons', {
    where: { isActive: { equals: true } },
    sort: 'name',
    limit: 200,
    overrideAccess: true, // the public catalogue
  })
}

/** The extras of an order that still count: those called off don't. */
export async function extrasOf(req: PayloadRequest, root: string): Promise<Order[]> {
  return findRows(req, 'orders', {
    where: {
      parent: { equals: root },
      kind: { equals: 'extra' },
      status: { not_equals: 'cancelled' },
    },
    sort: 'createdAt',
    limit: 200,
    overrideAccess: true, // the caller may see their parent
  })
}

const tierOf = (order: Order): Tier | null =>
  order.serviceType === 'llc' ? (TIERS.find((tier) => tier === order.packageType) ?? null) : null

/** Whether every owner that the customer named may own an S corporation: people who are US taxpayers. */
async function mayElectS(req: PayloadRequest, root: Order): Promise<boolean> {
  const row = await findOne(req, 'filings', {
    where: { order: { equals: root.id } },
    select: { members: { kind: true, usPerson: true } },
    overrideAccess: true, // the caller made sure that the order may be seen
  })
  return (row?.members ?? []).every(({ kind, usPerson }) => kind === 'person' && usPerson !== 'no')
}

/** The add-ons that a paid order can still be given; none for one that is called off. */
export async function offerExtras(req: PayloadRequest, root: Order): Promise<ExtraAddon[]> {
  if (root.kind !== 'purchase' || root.paymentStatus !== 'paid' || root.status === 'cancelled') {
    return []
  }
  const holding = await holdingOf(req, root)
  const agent = await agentOfHolding(req, holding)
  const [sales, state] = [await salesAt(req), await stateOfOrder(req, root)]
  const extra = { ...root, kind: 'extra' } as const
  const mayElect = await mayElectS(req, root)
  const addons = (await activeAddons(req)).filter(
    ({ code }) =>
      sales.firstClosed(thingsOfOrder(extra, state, [code])) === null &&
      (code !== 's_corporation' || mayElect),
  )
  const review = reviewSentence(sales.confirmations, sales.day)
  const sold = addons.map((addon) => extraAddon(addon, review))
  return offeredExtras(sold, {
    tier: tierOf(root),
    services: holding.services,
    refs: addons
      .filter((addon) => (addon.isRegisteredAgent ? agent.by === 'us' : isHeld(addon, holding)))
      .map(({ id }) => id),
    isPlaced: Boolean(root.state && root.companyName),
  })
}
