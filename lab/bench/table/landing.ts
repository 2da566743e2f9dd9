// The load of `npm run bench -- landing`: the landing page from memory, beside Node.js that answers the same
// bytes and beside a static page of Next of its size.
import { fork } from 'node:child_process'
import { once } from 'node:events'

import { env } from '@/src/lib/env'

import { sized } from '../figures'
import { hasWrk, type Rate, rateOf } from '../wrk'
import { noteRow } from './rows'

const SECONDS = sized(6, 1)
const LEAST_OF_MEMORY = 0.6
const LEAST_OF_STATIC = 50
const MOST_P99_MS = 5

const { BENCH_STATIC } = process.env

const page = `${env.SITE_URL}/`
await (await fetch(page)).arrayBuffer()
const memory = fork(`${import.meta.dirname}/../site/from-memory.mjs`, [page], { execArgv: [] })
const [port] = await once(memory, 'message')
const isByWrk = await hasWrk()
const measured = async (url: string): Promise<Rate> => {
  await rateOf(url, 1, isByWrk)
  return rateOf(url, SECONDS, isByWrk)
}
const ours = await measured(page)
const bare = await measured(`http://127.0.0.1:${port}/`)
memory.kill()

const perSecond = (rate: Rate) => `${rate.perSecond.toFixed(0)}/s`
const generator = isByWrk ? 'wrk' : 'no wrk'
const share = ours.perSecond / bare.perSecond
noteRow({
  what: `landing page, 16 connections, gzip (${generator})`,
  figure: perSecond(ours),
  peer: `Node.js from memory ${perSecond(bare)}`,
  ratio: share,
  target: `≥ ${LEAST_OF_MEMORY}×`,
  isMet: share >= LEAST_OF_MEMORY,
})
if (BENCH_STATIC) {
  const fixed = await measured(BENCH_STATIC)
  const times = ours.perSecond / fixed.perSecond
  noteRow({
    what: '  the same',
    figure: perSecond(ours),
    peer: `static page of Next ${perSecond(fixed)}`,
    ratio: times,
    target: `≥ ${LEAST_OF_STATIC}×`,
    isMet: times >= LEAST_OF_STATIC,
  })
}
noteRow({
  what: '  p99',
  figure: `${ours.p99.toFixed(2)} ms`,
  peer: `Node.js from memory ${bare.p99.toFixed(2)} ms`,
  ratio: ours.p99 / bare.p99,
  target: `≤ ${MOST_P99_MS} ms`,
  isMet: ours.p99 <= MOST_P99_MS,
})
process.exit(0)
