import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import autocannon from 'autocannon'

const run = promisify(execFile)

const CONNECTIONS = 16
const GZIP = 'gzip'

/** Answers a second, and what 99 of 100 take at most, in milliseconds. */
export type Rate = { readonly perSecond: number; readonly p99: number }

const UNITS = { us: 0.001, ms: 1, s: 1000 } as const
const isUnit = (unit: string): unit is keyof typeof UNITS => unit in UNITS

function readRate(report: string): Rate {
  const [, figure = '', unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(report) ?? []
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(report)?.[1])
  if (/Non-2xx|Socket errors/.test(report) || !isUnit(unit) || !Number.isFinite(perSecond))
    throw new Error(`The load generator reports failures:\n${report}`)
  return { perSecond, p99: Number(figure) * UNITS[unit] }
}

async function byAutocannon(url: string, seconds: number, cookie: string): Promise<Rate> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': GZIP, cookie },
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** Whether the load generator is there that is not itself the limit. */
export async function hasWrk(): Promise<boolean> {
  try {
    await run('wrk', ['-v'])
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

/** Asks for one page for a while, packed with gzip, on 16 connections, by a browser with these cookies. */
export async function rateOf(
  url: string,
  seconds: number,
  isByWrk: boolean,
  cookie = '',
): Promise<Rate> {
  if (!isByWrk) return byAutocannon(url, seconds, cookie)
  const wants = ['-H', `accept-encoding: ${GZIP}`, ...(cookie ? ['-H', `cookie: ${cookie}`] : [])]
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...wants]
  return readRate((await run('wrk', [...options, url])).stdout)
}
