import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { limiter } from '@/src/services/platform/limit-rate'

/**
 * So many at once within so many seconds, never more a minute than asked for. The limiter stores
 * whole milliseconds and multiplies the seconds by a thousand, so they must come out whole.
 */
export function paceOf(perMinute: number): { readonly points: number; readonly seconds: number } {
  if (perMinute > 600) return { points: Math.floor(perMinute / 60), seconds: 1 }
  let ms = Math.ceil(60_000 / perMinute)
  while (!Number.isInteger((ms / 1000) * 1000)) ms += 1
  return { points: 1, seconds: ms / 1000 }
}

/**
 * Waits until one more may go out, of all workers' together.
 *
 * @param name what is paced, such as a campaign by its id
 * @returns false when the moment lies past `end`, in milliseconds since 1970
 */
export async function nextTurn(
  payload: Payload,
  name: string,
  perMinute: number,
  end: number,
): Promise<boolean> {
  const turns = limiter(payload, `pace:${perMinute}`, paceOf(perMinute))
  while (Date.now() < end) {
    try {
      await turns.consume(name)
      return true
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const wait = Math.max(5, refusal.msBeforeNext)
      if (Date.now() + wait > end) return false
      await sleep(wait + Math.random() * 10)
    }
  }
  return false
}

/** After so many failures in a row nothing is sent for a while, first a minute, in the end fifteen. */
const MOST_FAILURES = 5
const PAUSES_S = [60, 120, 300, 900]
const DAY_S = 86_400

/** One server is set at a time, for all workers. */
const SERVER = 'server'

const failuresOf = (payload: Payload) =>
  limiter(payload, 'mail-failures', { points: MOST_FAILURES, seconds: DAY_S })
const pauseOf = (payload: Payload) => limiter(payload, 'mail-pause', { points: 1, seconds: 60 })

/** Until when nothing is sent, because the mail server has stopped answering; null while it answers. */
export async function mailPause(payload: Payload): Promise<Date | null> {
  const left = (await pauseOf(payload).get(SERVER))?.msBeforeNext ?? 0
  return left > 0 ? new Date(Date.now() + left) : null
}

/** Counts a server that could not be reached. The first failure after a pause begins the next. */
export async function noteNoAnswer(payload: Payload): Promise<void> {
  const { consumedPoints } = await failuresOf(payload).penalty(SERVER)
  if (consumedPoints < MOST_FAILURES) return
  const seconds = PAUSES_S[consumedPoints - MOST_FAILURES] ?? 900
  await pauseOf(payload).block(SERVER, seconds)
}

/** The server answers, or another is set: sending goes on at once. */
export async function endMailPause(payload: Payload): Promise<void> {
  const failures = failuresOf(payload)
  if ((await failures.get(SERVER)) === null) return
  await failures.delete(SERVER)
  await pauseOf(payload).delete(SERVER)
}

/** How long an email waits after each try, in minutes: fifteen hours in all. */
const PAUSES = [1, 5, 15, 60, 240, 600]

/** After so many tries an email is given up. */
export const MOST_TRIES = PAUSES.length + 1

/** A server that is away is no email's fault and costs no try, but no email waits for it longer. */
export const MOST_DAYS = 3

/**
 * What has been in a worker's hands for longer was in those of one that died. Longer than the slowest
 * delivery: a mail server may be silent for 20 seconds in each of seven stages.
 */
export const ABANDONED = '5 minutes'

/** To be tried again at a moment; `isTry` unless it only waited. */
export type Again = {
  readonly kind: 'again'
  readonly reason: string
  readonly at: Date
  readonly isTry: boolean
}

type Failed = { readonly kind: 'failed'; readonly reason: string }

/** What follows the failure of a try: the next one, or the end. @param attempts with this one */
export function afterTry(attempts: number, reason: string): Again | Failed {
  const minutes = PAUSES[Math.max(1, attempts) - 1]
  if (minutes === undefined) return { kind: 'failed', reason }
  return { kind: 'again', reason, at: new Date(Date.now() + minutes * 60_000), isTry: true }
}

/** To be looked at later, through no fault of its own. */
export const waitUntil = (at: Date, reason: string): Again => ({
  kind: 'again',
  reason,
  at,
  isTry: false,
})
