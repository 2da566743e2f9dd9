import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { quoteExtra } from '@/src/domain/orders/extras'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { type CurrentPrice, requoteOrder } from '@/src/services/checkout/requote-order'
import { taskQuotes } from '@/src/services/compliance/task-quotes'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'

const all = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const // the caller's own order

/** What a task of the customer's costs that this order pays for; undefined for no task's. */
async function taskQuote(req: PayloadRequest, id: string): Promise<Quote | 'gone' | undefined> {
  const where = { handledBy: { equals: id } }
  const { docs } = await req.payload.find({ collection: 'complianceTasks', where, ...all, req })
  const [task] = docs
  return task && ((await taskQuotes(req, [task])).get(task.id) ?? 'gone')
}

async function addonQuote(
  req: PayloadRequest,
  order: Order,
  { ref, billing }: NonNullable<Order['lines']>[number],
): Promise<Quote | 'gone'> {
  const root = idOf(order.parent)
  const where = { id: { equals: root } }
  const { docs } = await req.payload.find({ collection: 'orders', where, ...all, req })
  const offered = docs[0] ? await offerExtras(req, docs[0]) : []
  const addon = offered.find(({ id }) => id === ref)
  return addon ? quoteExtra(addon, billing === 'annual' ? 'annual' : 'monthly') : 'gone'
}

async function extraPrice(payload: Payload, order: Order): Promise<CurrentPrice> {
  const [line] = order.lines ?? []
  if (!line || !isId(line.ref)) return null
  const req = await createLocalReq({}, payload)
  const quote = (await taskQuote(req, order.id)) ?? (await addonQuote(req, order, line))
  return quote === 'gone' ? quote : { quote }
}

/** What an unpaid order costs today. A renewal costs what its notice has said. */
export function currentPrice(payload: Payload, order: Order): Promise<CurrentPrice> {
  switch (order.kind) {
    case 'purchase':
      return requoteOrder(payload, order)
    case 'extra':
      return extraPrice(payload, order)
    case 'renewal':
      return Promise.resolve(null)
  }
}
