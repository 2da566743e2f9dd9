import { setTimeout as sleep } from 'node:timers/promises'

import type { Payload } from 'payload'
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { limiter } from '@/src/services/platform/limit-rate'

const limiters = new WeakMap<Payload, Map<string, RateLimiterPostgres>>()

/** So many at once within so many seconds, never more a minute than was asked for. */
export function paceOf(perMinute: number): { readonly points: number; readonly seconds: number } {
  if (perMinute < 600) return { points: 1, seconds: 60 / perMinute }
  return { points: Math.floor(perMinute / 60), seconds: 1 }
}

function limiterOf(payload: Payload, perMinute: number): RateLimiterPostgres {
  const known = limiters.get(payload) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(payload, known)
  const name = `campaign:${perMinute}`
  const found = known.get(name) ?? limiter(payload, name, paceOf(perMinute))
  known.set(name, found)
  return found
}

/**
 * Waits until one more mail of a campaign may go out, of all workers' together.
 *
 * @returns false when the moment lies past `end`, in milliseconds since 1970
 */
export async function nextTurn(
  payload: Payload,
  campaign: { readonly id: string; readonly perMinute: number },
  end: number,
): Promise<boolean> {
  const turns = limiterOf(payload, campaign.perMinute)
  while (Date.now() < end) {
    try {
      await turns.consume(campaign.id)
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
