import { LRUCache } from 'lru-cache'

import type { CachedResponse } from '@/src/front/memory/kept'
import { log } from '@/src/lib/log'

export const MEMORY_BYTES = 64 * 1024 * 1024
/** A stranger can ask for many parts of pages, but shall not push pages out by them. */
const LARGEST_ENTRY = 4 * 1024 * 1024
/**
 * Next keeps what it was rendering while something changed as if that had been made after; the web
 * process lets go of it once more after two seconds, and so do we.
 */
const AGAIN_AFTER_MS = 2_500

type Entry = {
  readonly kept: CachedResponse
  /** The change of the site after which it was made. */
  readonly change: number
  readonly round: number
  readonly at: number
}

type Flight = { readonly change: number; readonly made: Promise<CachedResponse | null> }

/** Makes an answer again. `before` is the one that was there so far. */
export type Make = (before: CachedResponse | undefined) => Promise<CachedResponse | null>

export type Lookup = {
  /** Named by what is in it: no change of the site touches it. */
  readonly isLasting: boolean
}

export type Memory = {
  /** The answer that is there and true; undefined where there is none. */
  readonly get: (key: string, make: Make, lookup: Lookup) => CachedResponse | undefined
  /** Returns a page, fetched once for all who wait. Null when it is personal. */
  readonly fill: (key: string, make: Make, lookup: Lookup) => Promise<CachedResponse | null>
  /** Something of the site has changed: all is asked for again before it is shown. */
  readonly change: () => void
  /** Whether changes are heard of. While they are not, nothing is kept. */
  readonly setFollowing: (isFollowing: boolean) => void
  readonly stop: () => void
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

/** Finished answers, and none of them older than what changed. */
export function createMemory(bytes = MEMORY_BYTES): Memory {
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes,
    maxEntrySize: Math.min(LARGEST_ENTRY, bytes),
    sizeCalculation: ({ kept }, key) => kept.bytes + key.length,
  })
  const flights = new Map<string, Flight>()
  let change = 0
  let round = 0
  let isFollowing = false
  let again: NodeJS.Timeout | undefined

  const isTrue = (entry: Entry, { isLasting }: Lookup) => isLasting || entry.change === change

  function store(
    key: string,
    kept: CachedResponse,
    begun: { change: number; round: number },
    lookup: Lookup,
  ) {
    if (kept.life === null || !(isFollowing || lookup.isLasting)) return
    if (!lookup.isLasting && begun.change !== change) return // of before something changed
    entries.set(key, { kept, ...begun, at: Date.now() })
  }

  function fly(key: string, make: Make, lookup: Lookup): Promise<CachedResponse | null> {
    const flying = flights.get(key)
    if (flying && (flying.change === change || lookup.isLasting)) return flying.made
    const begun = { change, round }
    const start = async () => {
      // Next answers two who ask at once with the same rendering, even if one came after a change.
      await flying?.made.catch(() => null)
      const kept = await make(entries.peek(key)?.kept)
      if (kept) store(key, kept, begun, lookup)
      else entries.delete(key)
      return kept
    }
    const made = start().finally(() => {
      if (flights.get(key)?.made === made) flights.delete(key)
    })
    flights.set(key, { change, made })
    return made
  }

  function refresh(key: string, make: Make, lookup: Lookup): void {
    fly(key, make, lookup).catch((error) =>
      log.warn({ err: error, key }, 'a kept page could not be asked for again'),
    )
  }

  return {
    get: (key, make, lookup) => {
      const entry = entries.get(key)
      if (!entry || !isTrue(entry, lookup)) return undefined
      const { life } = entry.kept
      if (lookup.isLasting || life === null) return entry.kept
      const age = Date.now() - entry.at
      if (age > life.freshMs + life.staleMs) return undefined
      if (age > life.freshMs || entry.round !== round) refresh(key, make, lookup)
      return entry.kept
    },
    fill: (key, make, lookup) => fly(key, make, lookup),
    change: () => {
      change += 1
      clearTimeout(again)
      again = setTimeout(() => {
        round += 1
      }, AGAIN_AFTER_MS)
      again.unref()
    },
    setFollowing: (value) => {
      isFollowing = value
      change += 1
      if (!value) entries.clear()
    },
    stop: () => clearTimeout(again),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
