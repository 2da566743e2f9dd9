import type { Payload } from 'payload'

import { addAffiliates } from '@/src/seed/demo/affiliates'
import { addCare } from '@/src/seed/demo/care'
import { readCatalogue } from '@/src/seed/demo/catalogue'
import { demo as demonstration } from '@/src/seed/demo/context'
import { DEMO_DOMAIN, DEMO_TAGS } from '@/src/seed/demo/demo-data'
import { addLeads } from '@/src/seed/demo/leads'
import { addOrders } from '@/src/seed/demo/orders'
import { addPayments } from '@/src/seed/demo/payments'
import { addCustomers } from '@/src/seed/demo/people'
import { dice } from '@/src/seed/demo/random'
import { addShowcase } from '@/src/seed/demo/showcase'
import { addTraffic } from '@/src/seed/demo/traffic/traffic'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const SEED = 20_261

export async function hasDemo(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { contains: `@${DEMO_DOMAIN}` } },
    overrideAccess: true, // the script's own rows
  })
  return totalDocs > 0
}

/** How much is invented. */
export const FULL = { customers: 60, orders: 200, leads: 120, tickets: 40, visits: 900 } as const
export type DemoSize = Readonly<Record<keyof typeof FULL, number>>

/** A lively year of invented business, so that every screen can be seen full. */
export async function seedDemo(
  payload: Payload,
  now: Date,
  say: (step: string) => void,
  size: DemoSize = FULL,
) {
  const demo = demonstration(payload, now, dice(SEED, now))
  const catalogue = await readCatalogue(payload)
  say('customers and orders')
  const { customers, login } = await addCustomers(demo, size.customers)
  const invented = await addOrders(demo, catalogue, customers, size.orders)
  const orders = [...invented, ...(await addShowcase(demo, catalogue, customers[0]))]
  await addPayments(demo, orders)
  say('leads')
  await addLeads(demo, catalogue, orders, size.leads)
  say('tickets, documents, tasks')
  await addCare(demo, customers, orders, size.tickets)
  say('affiliates')
  await addAffiliates(demo, customers, orders)
  say('visits, campaigns, careers')
  await addTraffic(demo, size.visits)
  await invalidateTags({ payload }, DEMO_TAGS)
  return { login, orders: orders.length, customers: customers.length }
}
