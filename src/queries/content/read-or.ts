import { cacheLife } from 'next/cache'
import { log } from '@/src/lib/log'

/**
 * What a cached function reads, which keeps it for as long as `read` says; for a moment only a stand-in,
 * where it cannot be read.
 *
 * A cached function must not throw: that would fail the build or the page.
 *
 * @param words of the log, with what they are about
 */
export async function readOr<T>(
  standIn: T,
  [words, about]: readonly [words: string, about?: object],
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 })
    log.error({ err: error, ...about }, words)
    return standIn
  }
}
