// The load of `npm run bench -- place-settle`: buyers who come at a fixed rate, whether the site keeps up or
// not. One who has to wait for their turn waits as much as one who waits for an answer.
import { setTimeout as pause } from 'node:timers/promises'

import pLimit from 'p-limit'
import pg from 'pg'

import { env } from '@/src/lib/env'

import { type Basket, type Choice, choose, pay, readChoice } from '../buyer'
import { isTiny, percentile, sized, type Timings } from '../figures'
import { noteRow } from './rows'
import { runningUses, spent } from './running'

const WANTED = 50
/** Buyers a second, one rate after the other. */
const RATES = isTiny ? [4] : [2, 4, 8, 16, WANTED]
const SECONDS = sized(15, 1)
const MOST_BEYOND_MS = 150
/** So many choose at once, before anyone pays. */
const CHOOSING = 4

const origins = (process.env.BENCH_ORIGINS ?? '').split(',').filter(Boolean).slice(0, 1)

type Figures = {
  readonly rate: number
  readonly finished: number
  readonly failed: number
  readonly perSecond: number
  /** Of placing and settling together, from the moment at which the buyer came. */
  readonly p50: number
  readonly p95: number
  /** What the gateway takes for a write and a read at the same time, in half of all cases. */
  readonly gatewayMs: number
  /** Processor milliseconds for each purchase, by kind of process. */
  readonly cpuMs: Readonly<Record<string, number>>
  readonly waits: Readonly<Record<string, number>>
}

/** What the connections of the site wait for, looked at ten times a second. */
function watchWaits() {
  const seen: Record<string, number> = {}
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const { rows } = await client.query<{ reason: string }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'computing') as reason
          from pg_stat_activity
          where (state = 'active' or state like 'idle in transaction%') and pid <> pg_backend_pid()
            and datname = current_database()`,
      )
      for (const { reason } of rows) seen[reason] = (seen[reason] ?? 0) + 1
      await pause(100)
    }
  }
  const looking = look()
  return async () => {
    isOver = true
    await looking
    return seen
  }
}

let turn = process.pid * 1000

async function arriveAndPay(basket: Basket, due: number, all: Timings, gateway: Timings) {
  await pause(Math.max(0, due - performance.now()))
  const late = performance.now() - due
  const [place, settle, own]: [Timings, Timings, Timings] = [[], [], []]
  await pay(basket, { place, settle, gateway: own })
  const sum = (timings: Timings) => timings.reduce((total, ms) => total + ms, 0)
  all.push(late + sum(place) + sum(settle))
  gateway.push(sum(own))
}

async function atRate(rate: number, choice: Choice): Promise<Figures> {
  const inTurn = pLimit(CHOOSING)
  const waiting = Array.from({ length: Math.round(rate * SECONDS) }, () =>
    inTurn(() => choose(++turn, origins, choice, [])),
  )
  const baskets = await Promise.all(waiting)
  const [all, gateway]: [Timings, Timings] = [[], []]
  const stopWatching = watchWaits()
  const before = runningUses(env.DATABASE_URL, backend)
  const began = performance.now()
  const results = await Promise.allSettled(
    baskets.map((basket, at) => arriveAndPay(basket, began + (at * 1000) / rate, all, gateway)),
  )
  const seconds = (performance.now() - began) / 1000
  const cpu = spent(before, runningUses(env.DATABASE_URL, backend))
  const waits = await stopWatching()
  const failures = results.filter((result) => result.status === 'rejected')
  if (all.length === 0) throw failures[0]?.reason
  return {
    rate,
    finished: all.length,
    failed: failures.length,
    perSecond: all.length / seconds,
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    gatewayMs: percentile(gateway, 0.5),
    cpuMs: Object.fromEntries(Object.entries(cpu).map(([kind, ms]) => [kind, ms / all.length])),
    waits,
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const beyond = ({ p95, gatewayMs }: Figures) => p95 - gatewayMs
const isKept = (figures: Figures) => beyond(figures) <= MOST_BEYOND_MS && figures.failed === 0

function show(figures: Figures): void {
  const { rate, finished, failed, perSecond, p50, gatewayMs, cpuMs, waits } = figures
  const inText = (all: Readonly<Record<string, number>>, unit = '') =>
    Object.entries(all)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([name, value]) => `${name} ${value.toFixed(0)}${unit}`)
      .join(', ')
  console.log(
    `\n${rate} a second came: ${finished} finished, ${perSecond.toFixed(1)} a second; ${failed} failed`,
  )
  console.log(`  place + settle: half ${ms(p50)}, p95 ${ms(figures.p95)}; gateway ${ms(gatewayMs)}`)
  console.log(`  processor for each: ${inText(cpuMs, ' ms')}`)
  console.log(`  connections busy or waiting: ${inText(waits)}`)
}

const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const backend = rows[0]?.pid ?? null
const choice = await readChoice(origins[0] ?? '')
if (!isTiny) await atRate(2, choice) // warms up
const measured: Figures[] = []
for (const rate of RATES) {
  const figures = await atRate(rate, choice)
  show(figures)
  measured.push(figures)
}
await client.end()

for (const figures of measured) {
  const isAsked = figures.rate === WANTED || isTiny
  noteRow({
    what: `place + settle, ${figures.rate} a second come, p95`,
    figure: ms(figures.p95),
    peer: `gateway alone ${ms(figures.gatewayMs)}`,
    ratio: figures.p95 / figures.gatewayMs,
    ...(isAsked && { target: `≤ ${MOST_BEYOND_MS} ms beyond`, isMet: isKept(figures) }),
  })
}
const kept = measured.filter(isKept).at(-1)
noteRow({
  what: `  highest rate within ${MOST_BEYOND_MS} ms`,
  figure: `${kept?.rate ?? 0} a second`,
  peer: `finished at most ${Math.max(...measured.map(({ perSecond }) => perSecond)).toFixed(1)}/s`,
})
process.exit(0)
