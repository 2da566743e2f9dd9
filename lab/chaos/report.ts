import type { Purchase } from './buyer'
import type { Injected } from './faults'
import type { Verdict } from './judge'
import { settings } from './settings'
import { type Look, wellAfter } from './well-after'

const WELL_WITHIN_MS = 10_000
/** Two turns of what looks after payments whose answer and webhook were both lost. */
const LONGEST_WAIT_MS = 120_000

export type Outcome = {
  readonly purchases: readonly Purchase[]
  readonly injected: readonly Injected[]
  readonly looks: readonly Look[]
  readonly verdict: Verdict
  readonly recoveredAfterMs: number
  readonly repeatedMails: number
}

type Row = {
  readonly what: string
  readonly found: string
  readonly target: string
  readonly isMet: boolean
  /** Whether it is a time, which a small trial on a busy machine does not judge. */
  readonly isTime?: boolean
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The value that a share of all stay below. */
const share = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * part))
  ] ?? 0

const nameOf = ({ fault }: Injected) =>
  fault.kind === 'kill' ? fault.target : `PostgreSQL, ${fault.way}`

function none(what: string, found: readonly string[]): Row {
  return { what, found: String(found.length), target: '0', isMet: found.length === 0 }
}

function rowsOf({ purchases, verdict, ...rest }: Outcome, well: readonly (number | null)[]): Row[] {
  const { receipts, mailsMissing } = verdict
  const waited = purchases.filter(({ end }) => end !== 'left').map(({ waitedMs }) => waitedMs)
  const longest = Math.max(0, ...waited)
  const gaveUp = purchases.filter(({ end }) => end === 'gave up').map(({ email }) => email)
  const isGapless = receipts.count === receipts.last && receipts.distinct === receipts.count
  const worst = well.some((ms) => ms === null) ? null : Math.max(0, ...well.map((ms) => ms ?? 0))
  return [
    none('orders lost: money without a settled order', verdict.lost),
    none('orders doubled: charges, receipts, mails', verdict.doubled),
    none('orders paid without money', verdict.unpaid),
    none('buyers told of a payment that is none', verdict.misled),
    {
      what: 'receipts without gaps, one for each charge',
      found: `${receipts.count} up to ${receipts.last}, ${verdict.charges} charges`,
      target: 'equal',
      isMet: isGapless && receipts.count === verdict.charges,
    },
    {
      what: 'mails not arrived',
      found: `${mailsMissing}, after ${seconds(rest.recoveredAfterMs)}`,
      target: '0',
      isMet: mailsMissing === 0,
      isTime: true,
    },
    { ...none('buyers who gave up', gaveUp), isTime: true },
    {
      what: 'ready again after each fault, longest',
      found: worst === null ? 'never' : seconds(worst),
      target: seconds(WELL_WITHIN_MS),
      isMet: worst !== null && worst <= WELL_WITHIN_MS,
      isTime: true,
    },
    {
      what: 'longest wait of a buyer',
      found: seconds(longest),
      target: seconds(LONGEST_WAIT_MS),
      isMet: longest <= LONGEST_WAIT_MS,
      isTime: true,
    },
  ]
}

function tellOfFaults({ injected }: Outcome, well: readonly (number | null)[]): void {
  const kinds = Map.groupBy(injected.keys(), (index) => {
    const one = injected[index]
    return one ? nameOf(one) : ''
  })
  console.log(
    `\n${'fell'.padEnd(34)}${'times'.padStart(6)}${'ready again, p50'.padStart(20)}${'longest'.padStart(10)}`,
  )
  for (const [name, indexes] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    const times = indexes.map((index) => well[index] ?? Number.POSITIVE_INFINITY)
    const cells = [share(times, 0.5), Math.max(...times)].map(seconds)
    console.log(
      `${name.padEnd(34)}${String(times.length).padStart(6)}${cells[0]?.padStart(20)}${cells[1]?.padStart(10)}`,
    )
  }
}

function tellOfBuyers({ purchases, verdict, repeatedMails }: Outcome): void {
  const times = purchases.filter(({ end }) => end === 'paid').map(({ waitedMs }) => waitedMs)
  const parts = [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${seconds(share(times, part))}`)
  const left = purchases.filter(({ end }) => end === 'left').length
  const presses = purchases.filter((one) => one.presses > 1).length
  console.log(
    `\n${purchases.length} buyers: ${verdict.paid} orders paid, ${left} closed the browser after paying, ${presses} pressed more than once, ${verdict.givenBack} charges given back by themselves.`,
  )
  console.log(`Waits from the first press to paid: ${parts.join(', ')}.`)
  console.log(`Mails that came twice, each under one Message-ID: ${repeatedMails}.`)
  for (const one of purchases.filter(({ end }) => end === 'gave up')) {
    console.log(`  gave up: ${one.email}, ${one.gateway}, ${one.presses} presses; ${one.refusal}`)
  }
  const slowest = purchases.toSorted((a, b) => b.waitedMs - a.waitedMs).slice(0, 5)
  for (const { email, gateway, waitedMs, presses: often, refusal } of slowest) {
    console.log(`  waited ${seconds(waitedMs)}: ${email}, ${gateway}, ${often} presses; ${refusal}`)
  }
}

/** Prints what came of it, and says whether all that is judged was met. */
export function report(outcome: Outcome): boolean {
  const well = outcome.injected.map(({ at }) => wellAfter(outcome.looks, at))
  tellOfFaults(outcome, well)
  tellOfBuyers(outcome)
  const rows = rowsOf(outcome, well)
  console.log(`\n${''.padEnd(46)}${'found'.padStart(28)}${'target'.padStart(10)}`)
  for (const { what, found, target, isMet, isTime } of rows) {
    const word = isMet ? 'met' : isTime && settings.isTrial ? 'not judged' : 'MISSED'
    console.log(`${what.padEnd(46)}${found.padStart(28)}${target.padStart(10)}  ${word}`)
  }
  for (const one of ['lost', 'doubled', 'unpaid', 'misled'] as const) {
    for (const words of outcome.verdict[one].slice(0, 20)) console.log(`  ${one}: ${words}`)
  }
  return rows.every(({ isMet, isTime }) => isMet || (isTime && settings.isTrial))
}
