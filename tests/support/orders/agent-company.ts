import { createLocalReq, type Payload } from 'payload'

import { inTransaction } from '@/src/lib/database'
import type { Refund } from '@/src/payload-types'
import { subscriptionsOf } from '@/src/queries/orders/subscriptions-of-orders'
import { filingOfOrder } from '@/src/services/filing/filing-of-order'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { bookRefund } from '@/src/services/purchase/refund/book-refund'

import { person } from '../people/people'
import { addonCoded, paidOrder } from './paid-order'
import { storedState } from './stored-states'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

/** A formed company in Wyoming whose registered agent is ours, by the month or the year. */
export async function companyWithAgent(payload: Payload, billing: 'monthly' | 'annual') {
  const [agent, customer] = [await addonCoded(payload, 'registered_agent'), await person(payload)]
  const line = { refundable: true, amountMinor: 100_00 } as const
  const { id } = await paidOrder(payload, {
    user: customer.id,
    state: (await storedState(payload, 'WY')).id,
    companyName: 'Engine LLC',
    totalMinor: 200_00,
    lines: [
      {
        ...line,
        kind: 'add_on',
        ref: agent.id,
        label: 'Registered agent in Wyoming (one year)',
        billing,
        service: 'registered_agent',
      },
      { ...line, kind: 'service', ref: 'starter', label: 'Starter package', billing: 'once' },
    ],
  })
  const data = { formedOn: new Date().toISOString() }
  await payload.update({ collection: 'orders', id, data, ...everything })
  const { docs } = await payload.find({
    collection: 'subscriptions',
    where: { order: { equals: id } },
    ...everything,
  })
  if (!docs[0]) throw new Error('No subscription began')
  return { id, customer, agent, subscription: docs[0] }
}

/** What the page of an order, the shop, the filing, the deadlines and the mails say of its agent. */
export async function saidOfAgent(payload: Payload, id: string) {
  const req = await createLocalReq({}, payload)
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const [tasks, mails] = [
    await payload.find({
      collection: 'complianceTasks',
      where: { order: { equals: id }, kind: { equals: 'registered_agent' } },
      sort: ['dueDate', 'id'],
      ...everything,
    }),
    await payload.find({
      collection: 'emails',
      where: { order: { equals: id }, template: { equals: 'renewal' } },
      sort: 'createdAt',
      pagination: false,
      ...everything,
    }),
  ]
  const below = await payload.find({
    collection: 'orders',
    where: { parent: { equals: id } },
    ...everything,
  })
  const shown = await subscriptionsOf(req, { orders: [id, ...below.docs.map((one) => one.id)] })
  return {
    page: shown.map(({ status, canResume }) => (canResume ? `${status}, can resume` : status)),
    isSold: (await offerExtras(req, order)).some(({ code }) => code === 'registered_agent'),
    isInFiling: (await filingOfOrder({ payload }, order)).agentOffer.isIncluded,
    tasks: tasks.docs
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ title, dueDate }) => `${title}, ${dueDate.slice(0, 10)}`),
    mails: mails.docs.map(({ subject }) => subject),
  }
}

/** Books so much of an order as given back at its provider: the first lines go first. */
export async function giveBack(
  payload: Payload,
  order: string,
  amountMinor: number,
): Promise<Refund> {
  const where = { order: { equals: order } }
  const paid = await payload.find({ collection: 'payments', where, ...everything })
  const earlier = await payload.find({ collection: 'refunds', where, ...everything })
  const booked = await inTransaction(payload, async (req) =>
    paid.docs[0]
      ? bookRefund(req, paid.docs[0], earlier.docs, {
          kind: 'refund',
          amountMinor,
          reason: 'Asked for it',
        })
      : null,
  )
  if (!booked) throw new Error('Nothing was given back')
  return booked
}
