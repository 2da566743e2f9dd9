import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  RequiredDataFromCollectionSlug,
} from 'payload'

import { clockAfter, startClock } from '@/src/domain/orders/filing-clock'
import type { Order } from '@/src/payload-types'
import { SEEDING } from '@/src/seed/create-missing'
import { storedClock } from '@/src/services/orders/stored-clock'

const DAY_MS = 86_400_000

/** Chance that falls alike each time, so that two people see the same demonstration. */
export type Rng = {
  /** From 0 up to, not including, 1. */
  next(): number
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** A moment so many days before now, at a time of day when people are awake. */
  daysAgo(days: number): Date
}

/** Rng that begin with a seed (mulberry32) and count days back from `now`. */
export function rng(seed: number, now: Date): Rng {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    daysAgo: (days) => new Date(now.getTime() - days * DAY_MS - next() * DAY_MS * 0.6),
  }
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

type Timeline = NonNullable<Order['timeline']>

/** The 24 hours of a demonstration's formation, as its timeline would have moved them. */
export function demoClock(timeline: Timeline, startedAt: string | null | undefined) {
  if (!startedAt) return undefined
  return storedClock(clockAfter(startClock({}, startedAt), timeline))
}

type Row<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S> & { createdAt?: string }

/** What each part of the demonstration is made with. */
export type Demo = {
  readonly payload: Payload
  readonly now: Date
  readonly rng: Rng
  add<S extends CollectionSlug>(collection: S, data: Row<S>): Promise<DataFromCollectionSlug<S>>
}

export function demo(payload: Payload, now: Date, rolls: Rng): Demo {
  return {
    payload,
    now,
    rng: rolls,
    add: (collection, data) =>
      payload.create({
        collection,
        data,
        depth: 0,
        context: SEEDING,
        overrideAccess: true, // invented rows come from no one
      }),
  }
}
