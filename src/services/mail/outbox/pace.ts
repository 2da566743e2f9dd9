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
