import type { Payload } from 'payload'

import { limiter } from '@/src/services/platform/limit-rate'

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
