// The load of `npm run bench -- dashboard`: each page of the dashboard with few orders and many.
import '../../scripts/database/quiet'
import '../../scripts/support/without-css'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { env } from '@/src/lib/env'
import { seedDemo } from '@/src/seed/demo/seed-demo'

import { keepBusy, percentile, sized, type Timings, timed } from './figures'
import { growOrders } from './grow'
import { visit } from './office-visits'

const FEW = sized(100, 20)
const MANY = sized(10_000, 60)
const AT_ONCE = 4
const SECONDS = sized(4, 0.1)
const SMALL = { customers: 20, orders: FEW, leads: 20, tickets: 30, visits: 50 }

type Customer = { readonly id: string; readonly cookie: string }

const origin = env.SITE_URL

async function customerOf(payload: Payload): Promise<Customer> {
  const { login } = await seedDemo(payload, new Date(), () => {}, SMALL)
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: login.email } },
    select: {},
    depth: 0,
    limit: 1,
    overrideAccess: true, // the bench's own customer
  })
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`Signing in: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { id: docs[0]?.id ?? '', cookie }
}

/** The first of the customer's rows in a collection, whose page is measured. */
async function firstId(payload: Payload, collection: 'orders' | 'tickets', customer: Customer) {
  const { docs } = await payload.find({
    collection,
    where: { user: { equals: customer.id } },
    select: {},
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // as above
  })
  return docs[0]?.id ?? ''
}

async function pagesOf(payload: Payload, customer: Customer): Promise<string[]> {
  const order = await firstId(payload, 'orders', customer)
  const ticket = await firstId(payload, 'tickets', customer)
  return [
    '/dashboard',
    '/dashboard/orders',
    '/dashboard/orders?q=harbor',
    '/dashboard/orders?status=completed',
    `/dashboard/orders/${order}`,
    '/dashboard/documents',
    '/dashboard/addons',
    '/dashboard/affiliate',
    '/dashboard/support',
    ...(ticket ? [`/dashboard/support/${ticket}`] : []),
    '/dashboard/settings',
  ]
}

async function p95Of(path: string, { cookie }: Customer): Promise<number> {
  const load = () => visit(path, cookie)
  await keepBusy({ atOnce: AT_ONCE, seconds: sized(1, 0) }, load)
  const timings: Timings = []
  await keepBusy({ atOnce: AT_ONCE, seconds: SECONDS }, () => timed(timings, load))
  return percentile(timings, 0.95)
}

async function measure(pages: readonly string[], customer: Customer): Promise<number[]> {
  const figures: number[] = []
  for (const page of pages) figures.push(await p95Of(page, customer))
  return figures
}

const payload = await getPayload({ config })
const customer = await customerOf(payload)
const pages = await pagesOf(payload, customer)
const few = await growOrders(env.DATABASE_URL, FEW, customer.id)
console.log(`\nMeasuring ${pages.length} pages, ${AT_ONCE} readers at once, ${SECONDS} s each …`)
const before = await measure(pages, customer)
const many = await growOrders(env.DATABASE_URL, MANY, customer.id)
const after = await measure(pages, customer)

const heads = ['p95', `${few} orders`, `${many} orders`, 'ratio'] as const
console.log(
  `\n${heads[0].padEnd(48)}${heads
    .slice(1)
    .map((head) => head.padStart(14))
    .join('')}`,
)
for (const [index, page] of pages.entries()) {
  const [one = Number.NaN, other = Number.NaN] = [before[index], after[index]]
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(14)
  console.log(
    `${page.padEnd(48)}${ms(one)}${ms(other)}${`${(other / one).toFixed(2)}×`.padStart(14)}`,
  )
}
console.log('\nTarget: no page above 2×. Web, database and readers share this machine.')
await payload.destroy()
process.exit(0)
