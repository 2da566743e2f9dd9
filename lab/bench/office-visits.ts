import type { Payload } from 'payload'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { env } from '@/src/lib/env'

import { keepBusy, percentile, sized, type Timings, timed } from './figures'
import { noteRow } from './table/rows'

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

/** Loads a page as a browser of the staff does, without which the cookie counts for nothing. */
export async function visit(path: string, cookie: string): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  if (text.includes('NEXT_REDIRECT')) throw new Error(`${path} sends us elsewhere`)
  if (/We could not load this list|No response/.test(text)) throw new Error(`${path} failed`)
}

/** Asks for something as a page of the staff does. @throws where it is refused */
export async function send(path: string, body: object, cookie: string): Promise<void> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
}

type Load = () => Promise<void>

/** By turns with the bare page: what else runs on the machine holds up both. */
async function byTurns(load: Load, cookie: string): Promise<Figure> {
  await keepBusy({ atOnce: 1, seconds: sized(1, 0) }, load)
  const [timings, bare]: [Timings, Timings] = [[], []]
  await keepBusy({ atOnce: AT_ONCE, seconds: SECONDS }, (turn) =>
    turn % 2 === 0 ? timed(timings, load) : timed(bare, () => visit(BARE, cookie)),
  )
  return { ms: percentile(timings, 0.95), bareMs: percentile(bare, 0.95) }
}

/** Where the bare page takes so many times what it took at best, something else has the machine. */
const DISTURBED = 4
const TRIES = 3
let calmest = Number.POSITIVE_INFINITY

/** Measures again where the machine was not its own: such a figure says nothing of ours. */
export async function undisturbed(measure: () => Promise<Figure>): Promise<Figure> {
  for (let left = TRIES - 1; ; left -= 1) {
    const figure = await measure()
    calmest = Math.min(calmest, figure.bareMs)
    if (left === 0 || figure.bareMs < DISTURBED * calmest) return figure
    console.log(`  (the bare page took ${figure.bareMs.toFixed(0)} ms: measured again)`)
  }
}

export const p95Of = (path: string, cookie: string): Promise<Figure> =>
  p95OfLoad(() => visit(path, cookie), cookie)

export const p95OfLoad = (load: Load, cookie: string): Promise<Figure> =>
  undisturbed(() => byTurns(load, cookie))

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
    const isMet = ratio <= MOST_RATIO
    noteRow({
      what: `${name}, ${many.rows} rows, p95`,
      figure: words(other),
      peer: `${few.rows} rows ${words(one)}`,
      ratio,
      target: `≤ ${MOST_RATIO}×`,
      isMet,
    })
    if (!isMet) missed.push(`${name}: ${ratio.toFixed(2)}×`)
  }
  return missed
}

const MEBIBYTE = 1024 * 1024

/** Prints what exports held, and gives those that held too much. */
export function compareGrowth(noun: string, measured: readonly Measured[], most: number): string[] {
  return measured.flatMap(({ rows, growth }, at) => {
    const size = `${(growth / MEBIBYTE).toFixed(1)} MiB`
    console.log(`Export of ${rows} ${noun}: memory grew by ${size}`)
    if (at === measured.length - 1) {
      noteRow({
        what: `CSV of ${rows} ${noun}, memory grew by`,
        figure: size,
        target: `≤ ${most / MEBIBYTE} MiB`,
        isMet: growth <= most,
      })
    }
    return growth > most ? [`Export of ${rows} ${noun}: ${size}`] : []
  })
}

/** Says what was asked for and what was missed; with which code the program ends. */
export function verdict(missed: readonly string[], most: number | null, isTiny: boolean): number {
  const exports = most === null ? '' : `, no export above ${most / MEBIBYTE} MiB`
  console.log(
    `\nTargets: no ratio above ${MOST_RATIO}×${exports}. In brackets: relative to a page whose\nrows stay as few, asked for by turns; the ratio is that of these. All share this machine.`,
  )
  if (missed.length > 0) console.log(`Missed:\n${missed.map((one) => `  ${one}`).join('\n')}`)
  return missed.length > 0 && !isTiny ? 1 : 0
}
