import autocannon from 'autocannon'

import { percentile } from '../figures.ts'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 3
const SECONDS = 8
const ROUNDS = 3

/** Asks for one page for a while: how many answers came a second, and how long each took. */
async function load(url, duration) {
  const timings = []
  const run = autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
  })
  run.on('response', (_client, _status, _bytes, ms) => timings.push(ms))
  const { requests, non2xx, errors } = await run
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p95: percentile(timings, 0.95) }
}

const median = (figures) => percentile(figures, 0.5)

async function sizeOf(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return (await answer.arrayBuffer()).byteLength
}

/** Both pages in turns, so that whatever else the machine does hits them alike. */
export async function compareRates(page, bare) {
  const runs = { page: [], bare: [] }
  for (const url of [page, bare]) await load(url, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.page.push(await load(page, SECONDS))
    runs.bare.push(await load(bare, SECONDS))
  }
  const summary = (all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p95: median(all.map(({ p95 }) => p95)),
  })
  return {
    page: { ...summary(runs.page), bytes: await sizeOf(page) },
    bare: { ...summary(runs.bare), bytes: await sizeOf(bare) },
  }
}
