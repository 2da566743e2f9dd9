import type { Payload } from 'payload'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'

import { keepBusy, percentile, sized, type Timings, timed } from './figures'

export const AT_ONCE = 2
export const SECONDS = sized(5, 0.01)
export const MOST_RATIO = 1.5

/** Who looks: signed in, by their cookie and by their address. */
export type Staff = { readonly email: string; readonly cookie: string }

const origin = env.SITE_URL

/** Someone of the staff, made for this run, who is signed in. */
export async function signedInStaff(payload: Payload): Promise<Staff> {
  const login = { email: `bench-${process.pid}@example.com`, password: 'long enough for the bench' }
  await payload.create({
    collection: 'users',
    data: {
      ...login,
      firstName: 'Bench',
      role: 'admin',
      emailVerifiedAt: new Date().toISOString(),
    },
    overrideAccess: true, // a throwaway database
  })
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`Signing in: ${await answer.text()}`)
  const lines = answer.headers.getSetCookie()
  return { email: login.email, cookie: lines.map((line) => line.split(';')[0]).join('; ') }
}

/** What a page took, and what one in the same frame took at the same time whose rows stay as few. */
export type Figure = { readonly ms: number; readonly bareMs: number }

export const BARE = adminHref('packages')

/** By turns with the bare page: what else runs on the machine holds up both. */
export async function p95Of(path: string, cookie: string): Promise<Figure> {
  const load = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    if (/We could not load this list|No response/.test(text)) throw new Error(`${path} failed`)
  }
  await keepBusy({ atOnce: 1, seconds: sized(1, 0) }, () => load(path))
  const [timings, bare]: [Timings, Timings] = [[], []]
  await keepBusy({ atOnce: AT_ONCE, seconds: SECONDS }, (turn) =>
    turn % 2 === 0 ? timed(timings, () => load(path)) : timed(bare, () => load(BARE)),
  )
  return { ms: percentile(timings, 0.95), bareMs: percentile(bare, 0.95) }
}

const words = ({ ms, bareMs }: Figure) => `${ms.toFixed(0)} ms (${(ms / bareMs).toFixed(1)}×)`

export const shown = (name: string, figure: Figure) => console.log(`  ${name}: ${words(figure)}`)

export type Measured = {
  readonly rows: number
  readonly figures: Readonly<Record<string, Figure>>
  readonly growth: number
}

const cell = (text: string) => text.padStart(18)

/** Prints what few and many rows did to each page, and gives those that grew too much. */
export function compare(few: Measured, many: Measured): string[] {
  console.log(
    `\n${'p95'.padEnd(34)}${cell(`${few.rows} rows`)}${cell(`${many.rows} rows`)}${cell('ratio')}`,
  )
  const missed: string[] = []
  for (const [name, one] of Object.entries(few.figures)) {
    const other = many.figures[name] ?? { ms: Number.NaN, bareMs: Number.NaN }
    const ratio = other.ms / other.bareMs / (one.ms / one.bareMs)
    const ratioCell = cell(`${ratio.toFixed(2)}×`)
    console.log(`${name.padEnd(34)}${cell(words(one))}${cell(words(other))}${ratioCell}`)
    if (!(ratio <= MOST_RATIO)) missed.push(`${name}: ${ratio.toFixed(2)}×`)
  }
  return missed
}

const MEBIBYTE = 1024 * 1024

/** Prints what exports held, and gives those that held too much. */
export function compareGrowth(noun: string, measured: readonly Measured[], most: number): string[] {
  return measured.flatMap(({ rows, growth }) => {
    const size = `${(growth / MEBIBYTE).toFixed(1)} MiB`
    console.log(`Export of ${rows} ${noun}: memory grew by ${size}`)
    return growth > most ? [`Export of ${rows} ${noun}: ${size}`] : []
  })
}

/** Says what was asked for and what was missed; with which code the program ends. */
export function verdict(missed: readonly string[], most: number, isTiny: boolean): number {
  console.log(
    `\nTargets: no ratio above ${MOST_RATIO}×, no export above ${most / MEBIBYTE} MiB. In brackets: relative to a page whose\nrows stay as few, asked for by turns; the ratio is that of these. All share this machine.`,
  )
  if (missed.length > 0) console.log(`Missed:\n${missed.map((one) => `  ${one}`).join('\n')}`)
  return missed.length > 0 && !isTiny ? 1 : 0
}
