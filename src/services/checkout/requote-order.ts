import type { Payload } from 'payload'
import { z } from 'zod'

import { expediteKeyOf } from '@/src/domain/catalogue/pricing/expedite'
import { type Quote, quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { ADDON_ANSWERS, SERVICE_ADDONS } from '@/src/domain/catalogue/pricing/service-addons'
import { quoteService } from '@/src/domain/catalogue/pricing/service-quote'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { Period } from '@/src/domain/vocabulary/order-line'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isStandaloneService } from '@/src/domain/vocabulary/service-types'
import type { Order } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { withOffer } from '@/src/services/catalogue/offers'
import { readServiceChoice } from '@/src/services/catalogue/service-choice'
import type { SaleOrder } from '@/src/services/checkout/sale'

/** An order at today's prices; `catalogue` is what it then remembers of them. */
export type CurrentSale = {
  readonly quote: Quote
  readonly catalogue?: SaleOrder['catalogue']
}

/** `gone`: part of it is no longer offered. Null for a price that was agreed and stays. */
export type CurrentPrice = CurrentSale | 'gone' | null

const named = z.object({ id: z.guid() })
const formationKept = z.object({ package: named, state: named, addons: z.array(named) })
const serviceKept = z.object({
  service: z.object({ type: z.object({ key: z.string() }) }),
  state: named.nullable(),
  addons: z.array(z.object({ code: z.string() })),
})

/** By the month or year, as the customer chose: for the agent, or for the address. */
function billingIn({ lines }: Order, isAgent: boolean): Period | undefined {
  const line = lines?.find(
    ({ kind, billing, service }) =>
      kind === 'add_on' && billing !== 'once' && (service === 'registered_agent') === isAgent,
  )
  return line && line.billing !== 'once' ? line.billing : undefined
}

async function formationOf(payload: Payload, order: Order, now: Date): Promise<CurrentPrice> {
  const kept = formationKept.safeParse(order.catalogue).data
  if (!kept) return null
  const answers: DraftAnswers = {
    packageId: kept.package.id,
    stateId: kept.state.id,
    addonIds: kept.addons.map(({ id }) => id),
    companyType: order.companyType ?? undefined,
    expedite: expediteKeyOf(order.lines) ?? undefined,
    businessAddressBilling: billingIn(order, false),
    registeredAgentBilling: billingIn(order, true),
  }
  const { choice, problems } = await readChoice(payload, answers, now)
  if (Object.keys(problems).length > 0 || choice.isRequest) return 'gone'
  const { package: chosen, state, addons } = choice
  return { quote: quoteFormation(choice), catalogue: { package: chosen, state, addons } }
}

async function serviceOf(payload: Payload, order: Order, now: Date): Promise<CurrentPrice> {
  const kept = serviceKept.safeParse(order.catalogue).data
  if (!kept || !isStandaloneService(order.serviceType)) return null
  const codes = kept.addons.map(({ code }) => code)
  const wishes = ADDON_ANSWERS.filter((answer) => codes.includes(SERVICE_ADDONS[answer]))
  const answers: ServiceDraftAnswers = {
    packageType: kept.service.type.key,
    stateId: kept.state?.id ?? null,
    businessAddressBilling: billingIn(order, false),
    ...Object.fromEntries(wishes.map((answer) => [answer, true])),
  }
  const { choice, problems } = await readServiceChoice(payload, order.serviceType, answers, now)
  if (Object.keys(problems).length > 0 || !choice.service) return 'gone'
  const { service, state, addons } = choice
  return { quote: quoteService(choice), catalogue: { service, state, addons } }
}

/**
 * Prices a purchase that was placed before as the catalogue is now, with the offer that it has: by
 * what the order itself chose, whatever its draft says by now.
 *
 * A price keeps where the order says nothing of the catalogue: it did not come from a checkout.
 */
export async function requoteOrder(payload: Payload, order: Order): Promise<CurrentPrice> {
  const isForming = order.serviceType === 'llc'
  const read = isForming ? formationOf : serviceOf
  const current = await read(payload, order, new Date())
  if (current === null || current === 'gone') return current
  const quote = await withOffer(payload, current.quote, {
    key: idOf(order.offer),
    email: order.email,
    user: idOf(order.user),
    order: order.id,
    ...(isForming ? { isForming } : {}),
  })
  return { ...current, quote }
}
