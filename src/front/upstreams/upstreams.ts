import { z } from 'zod'

import { log } from '@/src/lib/log'

/**
 * What is known of a web process: whether it answered when last asked, refuses connections, is about
 * to end, or takes too long to say how it is.
 */
export type Health = 'up' | 'unknown' | 'slow' | 'leaving' | 'down'

export type Upstream = {
  readonly origin: string
  health: Health
  /** Requests that it works on. */
  busy: number
}

/** Whom to ask first. One that is down is not asked at all. */
const RANK: Readonly<Record<Health, number>> = { up: 0, unknown: 1, slow: 2, leaving: 3, down: 4 }

/** More may not wait at once for a web process to come back. */
const MOST_WAITING = 2_000

type Waiting = (upstream: Upstream | null) => void

export type Upstreams = ReturnType<typeof createUpstreams>

/**
 * The web processes behind the front, and which of them gets the next request. The first is asked
 * as if it were there; the others once they have said so, as not all of them need be used.
 */
export function createUpstreams(origins: readonly string[]) {
  const all: Upstream[] = origins.map((origin, index) => ({
    origin,
    health: index === 0 ? 'unknown' : 'down',
    busy: 0,
  }))
  const waiting = new Set<Waiting>()
  const onDown = new Set<(upstream: Upstream) => void>()
  const onLeaving = new Set<() => void>()
  let turn = 0

  /** The least busy of the healthiest, in turns where several are. */
  const pick = (except: ReadonlySet<Upstream> = new Set()): Upstream | null => {
    let best: Upstream | null = null
    turn += 1
    for (let index = 0; index < all.length; index += 1) {
      const one = all[(turn + index) % all.length]
      if (!one || one.health === 'down' || except.has(one)) continue
      const isBetter =
        !best ||
        RANK[one.health] < RANK[best.health] ||
        (one.health === best.health && one.busy < best.busy)
      if (isBetter) best = one
    }
    return best
  }

  const letGo = () => {
    const upstream = pick()
    if (!upstream) return
    for (const next of waiting) next(upstream)
    waiting.clear()
  }

  return {
    all: all as readonly Upstream[],
    pick,
    /** How many requests wait for one to come back. */
    waiting: () => waiting.size,
    /** One that may be asked, as soon as there is one; null after so many milliseconds. */
    whenOne: (withinMs: number): Promise<Upstream | null> => {
      const now = pick()
      if (now || withinMs <= 0 || waiting.size >= MOST_WAITING) return Promise.resolve(now)
      return new Promise((resolve) => {
        const timer = setTimeout(() => next(null), withinMs)
        const next: Waiting = (upstream) => {
          clearTimeout(timer)
          waiting.delete(next)
          resolve(upstream)
        }
        waiting.add(next)
        for (const one of all) for (const tell of onDown) tell(one)
      })
    },
    note: (upstream: Upstream, health: Health): void => {
      if (upstream.health === health) return
      const { origin, health: before } = upstream
      upstream.health = health
      log.info({ origin, health, before }, 'web process')
      if (health === 'leaving') for (const tell of onLeaving) tell()
      if (health === 'down') for (const tell of onDown) tell(upstream)
      else letGo()
    },
    /** Tells when one is replaced: what it has shown may be of another build than what is shown now. */
    whenLeaving: (tell: () => void): void => {
      onLeaving.add(tell)
    },
    /** Has someone look after those that are down. */
    whenDown: (tell: (upstream: Upstream) => void): void => {
      onDown.add(tell)
    },
  }
}

/** How often one is asked that answers, and, for so many times, one that is down: it may be back at once. */
const EVERY_MS = 1_000
const DOWN_MS = 100
const DOWN_TIMES = 100
const PATIENCE_MS = 5_000

/** Questions of the front’s own are no part of any trace. */
export const UNTRACED = { traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-00` }

const report = z.object({ status: z.string() })

async function healthOf(origin: string): Promise<Health> {
  try {
    const answer = await fetch(new URL('/api/health', origin), {
      headers: UNTRACED,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const said = report.safeParse(await answer.json().catch(() => null))
    if (said.data?.status === 'leaving') return 'leaving'
    return answer.status < 500 ? 'up' : 'slow'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'down'
  }
}

/**
 * Asks each web process again and again how it is: so one that hangs or is about to end is spared,
 * and one that is back is used. That one has died is seen sooner, by the first connection that it
 * refuses.
 */
export function probe(upstreams: Upstreams, everyMs = EVERY_MS): () => void {
  const timers = new Map<Upstream, NodeJS.Timeout>()
  const asking = new Set<Upstream>()
  const downTimes = new Map<Upstream, number>()
  let isOver = false

  const look = async (upstream: Upstream) => {
    if (asking.has(upstream)) return
    asking.add(upstream)
    clearTimeout(timers.get(upstream))
    const health = await healthOf(upstream.origin)
    asking.delete(upstream)
    if (isOver) return
    upstreams.note(upstream, health)
    const times = upstream.health === 'down' ? (downTimes.get(upstream) ?? 0) + 1 : 0
    downTimes.set(upstream, times)
    later(upstream, times > 0 && times <= DOWN_TIMES ? Math.min(DOWN_MS, everyMs) : everyMs)
  }
  const later = (upstream: Upstream, ms: number) => {
    clearTimeout(timers.get(upstream))
    const timer = setTimeout(() => void look(upstream), ms)
    timer.unref()
    timers.set(upstream, timer)
  }

  for (const upstream of upstreams.all) {
    if (upstream.health === 'down') void look(upstream)
    else later(upstream, everyMs)
  }
  upstreams.whenDown((upstream) => void look(upstream))
  return () => {
    isOver = true
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
