import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { deriveToken } from '@/src/lib/secrets'

/** Says that a call to invalidate comes from one of our own processes. */
export const INVALIDATION_TOKEN = (): string => deriveToken('cache invalidation')

async function askWebProcess(tags: readonly string[]): Promise<void> {
  try {
    await fetch(new URL('/api/internal/invalidate', env.SITE_URL), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${INVALIDATION_TOKEN()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(2_000),
    })
  } catch (error) {
    log.debug({ err: error, tags }, 'no web process to invalidate')
  }
}

/**
 * Makes the public site read these things anew on its next load.
 *
 * Works in a request of the web process, and from a worker or script by asking that process.
 */
export async function invalidateTags(tags: readonly string[]): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') {
    if (env.NODE_ENV !== 'test') await askWebProcess(tags)
    return
  }
  const { revalidateTag } = await import('next/cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
