import { setTimeout as sleep } from 'node:timers/promises'

import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'

import { limiter } from '@/src/services/platform/limit-rate'

/** Longer than this nobody waits for a turn: the mail is tried again later. */
const PATIENCE_MS = 30_000

const limiters = new WeakMap<Payload, ReturnType<typeof limiter>>()

/** One request each tenth of a second, so that no second has more than ten wherever it begins. */
function sendPulseLimiter(payload: Payload) {
  const known = limiters.get(payload) ?? limiter(payload, 'sendpulse', { points: 1, seconds: 0.1 })
  limiters.set(payload, known)
  return known
}

/** Waits until a request to SendPulse may go out, of all workers' together. @throws Error after 30 s */
export async function sendPulseTurn(payload: Payload): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  const turns = sendPulseLimiter(payload)
  while (Date.now() < end) {
    try {
      await turns.consume('requests')
      return
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      await sleep(Math.max(5, refusal.msBeforeNext))
    }
  }
  throw new Error('Too many emails are waiting for SendPulse. It is tried again later.')
}
