import { cacheLife } from 'next/cache'
import { log } from '@/src/lib/log'

/**
 * How long a failed read is kept: not at all. The next request tries again, and a build leaves a
 * hole for it, which is why callers stand inside `<Suspense>`.
 */
const NOT_KEPT = { stale: 0, revalidate: 0, expire: 0 }

/**
 * What `read` gives, or undefined when the database cannot be read.
 *
 * A cached function must not throw: that would fail the build or the page anyone who catches it.
 */
async function attempt<T>(what: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, what }, 'Could not be read; a stand-in is shown')
    return undefined
  }
}

/** Runs a cached function for `life`; a failure is not cached. */
export async function attemptFor<T>(
  life: 'hours' | 'max',
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  const found = await attempt(what, read)
  if (found === undefined) cacheLife(NOT_KEPT)
  else cacheLife(life)
  return found
}
