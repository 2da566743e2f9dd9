import autocannon from 'autocannon'

import { percentile } from '../figures.ts'

const CONNECTIONS = 16

/** @typedef {{ perSecond: number, p95: number }} Rate answers a second, and milliseconds */
/** @typedef {{ warmUpSeconds: number, seconds: number, rounds: number }} RateSize */

/**
 * Asks for one page for a while: how many answers came a second, and how long each took.
 * @param {string} url
 * @param {number} duration in seconds
 * @returns {Promise<Rate>}
 */
async function load(url, duration) {
  /** @type {number[]} */
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

/** @param {number[]} figures */
const median = (figures) => percentile(figures, 0.5)

/** @param {string} url */
async function sizeOf(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return (await answer.arrayBuffer()).byteLength
}

/**
 * Both pages in turns, so that whatever else the machine does hits them alike.
 * @param {string} page
 * @param {string} bare
 * @param {RateSize} size
 */
export async function compareRates(page, bare, { warmUpSeconds, seconds, rounds }) {
  /** @type {{ page: Rate[], bare: Rate[] }} */
  const runs = { page: [], bare: [] }
  for (const url of [page, bare]) await load(url, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1) {
    runs.page.push(await load(page, seconds))
    runs.bare.push(await load(bare, seconds))
  }
  /** @param {Rate[]} all */
  const summary = (all) => ({
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p95: median(all.map(({ p95 }) => p95)),
  })
  return {
    page: { ...summary(runs.page), bytes: await sizeOf(page) },
    bare: { ...summary(runs.bare), bytes: await sizeOf(bare) },
  }
}
