// The load of `npm run bench -- front`: public pages from memory, beside Node.js that answers the same
// bytes from its memory and beside a static page that Next serves; the checkout, and what it asks for of
// its visitor.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { z } from 'zod'

import { env } from '@/src/lib/env'

import { isTiny, percentile, sized } from './figures'
import { hasWrk, type Rate, rateOf } from './wrk'

const PAGES = ['/', '/llc/texas']
const SECONDS = sized(6, 1)
const ROUNDS = sized(3, 1)
const LEAST_OF_MEMORY = 0.6
const LEAST_OF_STATIC = 50
const MOST_P99_MS = 5
/** Twenty times what it was when each visitor's was rendered for them. */
const LEAST_OF_CHECKOUT = 720
const LEAST_OF_OWN = 500
/** What Node.js answered a second from memory on the machine for which those two were set. */
const PACE = 65_000
const OWN = '/api/checkout/draft?kind=formation'
const listed = z.object({ docs: z.array(z.object({ id: z.string() })) })

/** A page of this size that Next serves, where one was built to compare with. */
const { BENCH_STATIC } = process.env

async function fromMemory(page: string) {
  const child = fork(join(import.meta.dirname, 'site/from-memory.mjs'), [page], { execArgv: [] })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

const median = (rates: readonly Rate[], of: keyof Rate) =>
  percentile(
    rates.map((rate) => rate[of]),
    0.5,
  )

const isByWrk = await hasWrk()
if (!isByWrk) console.log('wrk is not installed: these figures are those of the load generator.')

/** All in turns, so that whatever else the machine does hits them alike. */
async function inTurns(urls: readonly string[]) {
  const rates = urls.map((): Rate[] => [])
  for (const url of urls) await rateOf(url, 1, isByWrk)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, url] of urls.entries()) rates[at]?.push(await rateOf(url, SECONDS, isByWrk))
  return rates.map((all) => ({ perSecond: median(all, 'perSecond'), p99: median(all, 'p99') }))
}

const line = (name: string, { perSecond, p99 }: Rate) =>
  `${name.padEnd(26)}${`${perSecond.toFixed(0)}/s`.padStart(12)}${`${p99.toFixed(2)} ms`.padStart(12)}`

/** How fast this machine is beside that one; 1 where it is as fast or faster. */
let pace = 1
const missed: string[] = []
const judge = (isMet: boolean, words: string) => {
  if (!isMet) missed.push(words)
  return `  ${words}: ${isMet ? 'met' : 'MISSED'}`
}

console.log(`\n${'16 connections, gzip'.padEnd(26)}${'answers'.padStart(12)}${'p99'.padStart(12)}`)
for (const path of PAGES) {
  const page = `${env.SITE_URL}${path}`
  await (await fetch(page)).arrayBuffer()
  const memory = await fromMemory(page)
  const urls = [page, memory.url, ...(BENCH_STATIC && path === '/' ? [BENCH_STATIC] : [])]
  const [own, bare, fixed] = await inTurns(urls)
  memory.stop()
  if (!own || !bare) throw new Error('Nothing was measured.')
  pace = Math.min(pace, bare.perSecond / PACE)
  console.log(line(path, own))
  console.log(line('Node.js from memory', bare))
  const share = own.perSecond / bare.perSecond
  console.log(
    judge(share >= LEAST_OF_MEMORY, `${path} ÷ memory ${share.toFixed(2)} ≥ ${LEAST_OF_MEMORY}`),
  )
  console.log(judge(own.p99 <= MOST_P99_MS, `p99 ${own.p99.toFixed(2)} ms ≤ ${MOST_P99_MS} ms`))
  if (!fixed) continue
  const times = own.perSecond / fixed.perSecond
  console.log(line('static page of Next', fixed))
  console.log(
    judge(times >= LEAST_OF_STATIC, `${path} ÷ static ${times.toFixed(0)} ≥ ${LEAST_OF_STATIC}`),
  )
}
/** A browser that has chosen a package and a state; gives its cookies. */
async function withDraft(): Promise<string> {
  const idOf = async (collection: string) => {
    const answer = await fetch(`${env.SITE_URL}/api/${collection}?limit=1&depth=0`)
    return listed.parse(await answer.json()).docs[0]?.id
  }
  const answers = { packageId: await idOf('packages'), stateId: await idOf('states') }
  const kept = await fetch(`${env.SITE_URL}/api/checkout/draft`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: new URL(env.SITE_URL).origin },
    body: JSON.stringify({ step: 'addons', answers }),
  })
  if (!kept.ok) throw new Error(`No draft could be begun: ${await kept.text()}`)
  return kept.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Measures what has to be so many a second, by a browser with these cookies. */
async function atLeast(path: string, name: string, least: number, cookie = ''): Promise<void> {
  const url = `${env.SITE_URL}${path}`
  const rates: Rate[] = []
  await rateOf(url, 1, isByWrk, cookie)
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(await rateOf(url, SECONDS, isByWrk, cookie))
  const rate = { perSecond: median(rates, 'perSecond'), p99: median(rates, 'p99') }
  console.log(line(name, rate))
  const here = least * pace
  console.log(
    judge(rate.perSecond >= here, `${name} ${rate.perSecond.toFixed(0)}/s ≥ ${here.toFixed(0)}`),
  )
}

const draft = await withDraft()
if (pace < 1)
  console.log(
    `${LEAST_OF_CHECKOUT} and ${LEAST_OF_OWN} were set where Node.js answers ${PACE} a second from memory;` +
      ` this machine reaches ${pace.toFixed(2)} of that, and is held to as much of them.`,
  )
await atLeast('/checkout', '/checkout', LEAST_OF_CHECKOUT, draft)
await atLeast(OWN, 'its request, no draft', LEAST_OF_OWN)
await atLeast(OWN, 'its request, a draft', LEAST_OF_OWN, draft)
process.exit(missed.length > 0 && !isTiny ? 1 : 0)
