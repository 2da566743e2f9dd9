import type { PayloadRequest } from 'payload'

import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type {
  Agent,
  CompanyFacts,
  Ownership,
  StateDuties,
} from '@/src/domain/compliance/company-facts'
import { fiscalYearEndOf } from '@/src/domain/compliance/fiscal-year-end'
import { servicesOf } from '@/src/domain/orders/my-order'
import { idOf } from '@/src/domain/vocabulary/relation'
import { tierIncludesAgent, tierIncludesEin } from '@/src/domain/vocabulary/tiers'
import type { Filing, Order, State, Subscription } from '@/src/payload-types'
import { readFiling } from '@/src/services/filing/filing-of-order'

const all = (req: PayloadRequest) =>
  ({ depth: 0, limit: 100, pagination: false, overrideAccess: true, req }) as const // of one order, planned for by the system

/** A state's facts as the catalogue has them. Those that cannot be read count for nothing. */
export const stateDuties = ({ code, name, facts }: State): StateDuties => ({
  code,
  name,
  facts: readFacts(facts),
})

function ownershipOf(filing: Filing | null): Ownership | null {
  const owners = (filing?.members ?? []).filter(({ name }) => name.trim() !== '')
  const [first] = owners
  if (!first) return null
  const isForeign = first.country
    ? first.country !== 'US'
    : filing?.responsibleParty?.taxIdKind === 'foreign'
  const shares = owners
    .filter(({ country }) => (country ? country !== 'US' : isForeign && owners.length === 1))
    .map(({ ownershipBasisPoints }) => ownershipBasisPoints ?? 0)
  return {
    owners: owners.length,
    isForeign,
    isCompany: first.kind === 'company',
    largestForeignShare: Math.max(0, ...shares),
  }
}

type Bought = { readonly orders: readonly Order[]; readonly subscriptions: readonly Subscription[] }

/** The order and its paid extras, and what of it falls due again. */
async function bought(req: PayloadRequest, order: Order): Promise<Bought> {
  const extras = await req.payload.find({
    collection: 'orders',
    where: {
      parent: { equals: order.id },
      kind: { equals: 'extra' },
      paymentStatus: { equals: 'paid' },
    },
    ...all(req),
  })
  const orders = [order, ...extras.docs]
  const subscriptions = await req.payload.find({
    collection: 'subscriptions',
    where: { order: { in: orders.map(({ id }) => id) }, status: { not_equals: 'cancelled' } },
    sort: '-renewsAt',
    ...all(req),
  })
  return { orders, subscriptions: subscriptions.docs }
}

async function agentAddons(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'addons',
    where: { isRegisteredAgent: { equals: true } },
    trash: true,
    select: {},
    ...all(req),
  })
  return docs.map(({ id }) => id)
}

/** The end of the tax year that the company named when it asked for its EIN. */
async function fiscalYearEnd(req: PayloadRequest, had: Bought): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'serviceDetails',
    where: { order: { in: had.orders.map(({ id }) => id) }, service: { equals: 'ein' } },
    select: { answers: true },
    ...all(req),
  })
  return docs.map(({ answers }) => fiscalYearEndOf(answers)).find((day) => day !== undefined)
}

function agentOf(order: Order, filing: Filing | null, had: Bought, addons: string[]): Agent {
  const subscription = had.subscriptions.find(({ addon }) => addons.includes(idOf(addon) ?? ''))
  if (subscription) {
    const monthly = subscription.billing === 'monthly'
    return { by: 'us', monthly, paidUntil: monthly ? null : subscription.renewsAt.slice(0, 10) }
  }
  const refs = had.orders.flatMap(({ lines }) => (lines ?? []).map(({ ref }) => ref))
  const comesWithIt = order.serviceType === 'llc' && tierIncludesAgent(order.packageType)
  const kind = filing?.registeredAgent?.kind
  const isOurs = kind === 'ours' || comesWithIt || refs.some((ref) => addons.includes(ref))
  return isOurs && kind !== 'own' ? { by: 'us', monthly: false, paidUntil: null } : { by: 'own' }
}

/** Everything that the deadlines of an order's company follow from. */
export async function companyFactsOf(
  req: PayloadRequest,
  order: Order,
  formedOn: string,
): Promise<CompanyFacts> {
  const stateId = idOf(order.state)
  const states = stateId
    ? await req.payload.find({
        collection: 'states',
        where: { id: { equals: stateId } },
        ...all(req),
      })
    : null
  const filing = await readFiling(req, order.id)
  const had = await bought(req, order)
  const state = states?.docs[0]
  const yearEnd = await fiscalYearEnd(req, had)
  const comesWithEin = order.serviceType === 'llc' && tierIncludesEin(order.packageType)
  return {
    formedOn,
    name: order.companyName || 'Your company',
    type: order.companyType ?? 'llc',
    state: state ? stateDuties(state) : null,
    ownership: ownershipOf(filing),
    hasEin: comesWithEin || had.orders.some((one) => servicesOf(one).includes('ein')),
    agent: agentOf(order, filing, had, await agentAddons(req)),
    ...(yearEnd ? { fiscalYearEnd: yearEnd } : {}),
  }
}
