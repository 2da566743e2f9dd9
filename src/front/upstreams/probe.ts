import { z } from 'zod'

import type { Health, Upstream, Upstreams } from '@/src/front/upstreams/upstreams'

/** How often one is asked that answers, and one that is down. */
const EVERY_MS = 1_000
const DOWN_MS = 100
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
  let isOver = false

  const look = async (upstream: Upstream) => {
    if (asking.has(upstream)) return
    asking.add(upstream)
    clearTimeout(timers.get(upstream))
    const health = await healthOf(upstream.origin)
    asking.delete(upstream)
    if (isOver) return
    upstreams.note(upstream, health)
    later(upstream, upstream.health === 'down' ? Math.min(DOWN_MS, everyMs) : everyMs)
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
