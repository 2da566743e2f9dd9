import { KEEPING, type Keeping } from '@/src/domain/content/addresses'

const SECONDS = /(?:^|[\s,])s-maxage=(\d+)/
const STALE_SECONDS = /stale-while-revalidate=(\d+)/
/** Nothing changes unless someone saved it, but for what is read again from time to time. */
const LONGEST_SECONDS = KEEPING.page.memory

export type Life = {
  /** For so long it is as good as new. */
  readonly freshMs: number
  /** And for so long after that it is shown while it is asked for again. */
  readonly staleMs: number
}

/** How long the web process means an answer to stay true; null when it is for no one else. */
export function lifeOf(policy: string): Life | null {
  if (/no-store|private/.test(policy)) return null
  const fresh = Number(SECONDS.exec(policy)?.[1] ?? LONGEST_SECONDS)
  const stale = Number(STALE_SECONDS.exec(policy)?.[1] ?? 0)
  return {
    freshMs: Math.min(fresh, LONGEST_SECONDS) * 1000,
    staleMs: Math.max(stale, fresh - LONGEST_SECONDS, 0) * 1000,
  }
}

/**
 * What browsers and caches before us are told of a page: browsers ask each time and mostly learn that
 * theirs is still the one, and caches may keep it by its keys, although no one tells them of an edit
 * unless their operator purges them. Where nothing may keep it, all are told so.
 */
export function pageCaching(
  caches: Keeping['caches'],
  keys: readonly string[],
): readonly (readonly [string, string])[] {
  if (caches === null) return [['cache-control', 'private, no-store']]
  return [
    ['cache-control', 'public, max-age=0, must-revalidate'],
    [
      'cdn-cache-control',
      `public, max-age=${caches.fresh}, stale-while-revalidate=${caches.stale}`,
    ],
    ['surrogate-key', keys.join(' ')],
    ['cache-tag', keys.join(',')],
  ]
}
