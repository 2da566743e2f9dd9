// Buys from one system and measures it. What is measured, and where the figures go, is in BENCH_PEER.
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'
import { z } from 'zod'

import { sized, type Timings } from '../figures'
import { countStatements, untilDone, walBytes } from './books'
import type { Figures, Phase } from './figures-of-peer'
import type { Shop } from './shop'
import { cpuMsOf } from './usage'

const WARM_UP = sized(50, 3)
const ORDERS = sized(200, 8)
const COUNTED = sized(20, 2)
const REST_MS = sized(10_000, 1_000)
const SHOPPERS = 8

const { name, origin, database, cluster, log, left, roots, sandbox, postmaster, figures } = z
  .object({
    name: z.enum(['ours', 'payload', 'vendure', 'medusa']),
    origin: z.url(),
    database: z.string(),
    cluster: z.string(),
    /** Where PostgreSQL logs. */
    log: z.string(),
    /** Counts the jobs that are left. */
    left: z.string(),
    /** Process ids. */
    roots: z.array(z.int()),
    sandbox: z.array(z.int()),
    postmaster: z.int(),
    /** The file that the figures are written to. */
    figures: z.string(),
  })
  .parse(JSON.parse(process.env.BENCH_PEER ?? '{}'))

const opened = async (address: string) => {
  const client = new Client({ connectionString: address })
  await client.connect()
  return client
}
const books = await opened(cluster)
const own = await opened(database)
await own.query(`set log_statement = 'none'`)

let turn = 0

/** Buys so many times, by so many shoppers who take the next turn as soon as they have bought. */
async function buyAll(shop: Shop, shoppers: number, orders: number): Promise<Timings> {
  const complete: Timings = []
  const last = turn + orders
  const one = async () => {
    while (turn < last) {
      turn += 1
      await shop(turn, complete)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, one))
  return complete
}

const used = async () => ({
  cpuMs: cpuMsOf(roots),
  postgresMs: cpuMsOf([postmaster]),
  sandboxMs: cpuMsOf(sandbox),
  walBytes: await walBytes(books),
})

async function measure(shop: Shop, shoppers: number): Promise<Phase> {
  const before = await used()
  const began = performance.now()
  const complete = await buyAll(shop, shoppers, ORDERS)
  const perSecond = (ORDERS * 1000) / (performance.now() - began)
  const ranOn = await untilDone(own, left)
  const after = await used()
  const each = (what: keyof typeof after) => (after[what] - before[what]) / ORDERS
  return {
    perSecond,
    cpuMs: each('cpuMs'),
    postgresMs: each('postgresMs'),
    sandboxMs: each('sandboxMs'),
    walBytes: each('walBytes'),
    left: ranOn,
    complete,
  }
}

/** Statements of an order, and of a second in which no one buys. */
async function statementsOf(shop: Shop) {
  const place = { log, name: new URL(database).pathname.slice(1) }
  const atRest = (await countStatements(books, place, () => pause(REST_MS))) / (REST_MS / 1000)
  const began = performance.now()
  const all = await countStatements(books, place, async () => {
    await buyAll(shop, 1, COUNTED)
    await untilDone(own, left)
  })
  const seconds = (performance.now() - began) / 1000
  return { atRest, each: (all - atRest * seconds) / COUNTED }
}

const { openShop } = await import(`./shoppers/${name}.ts`)
const shop: Shop = await openShop({ origin, database })
await buyAll(shop, 1, WARM_UP)
await untilDone(own, left)
const one = await measure(shop, 1)
const { atRest, each } = await statementsOf(shop)
const cpuBefore = cpuMsOf(roots)
await pause(REST_MS)
const cpuAtRest = (cpuMsOf(roots) - cpuBefore) / (REST_MS / 1000)
const eight = await measure(shop, SHOPPERS) // last: jobs may still be left after it
const measured: Record<string, Figures> = {
  [name]: { one, eight, statements: each, statementsAtRest: atRest, cpuAtRest },
}
if (name === 'ours') {
  const { measureFloor } = await import('./floor')
  measured.floor = await measureFloor(database, postmaster, ORDERS)
}
writeFileSync(figures, JSON.stringify(measured))
process.exit(0)
