import { AsyncLocalStorage } from 'node:async_hooks'

import { deriveToken, isTokenFor } from '@/src/lib/secrets'

const PURPOSE = 'cache invalidation'

/** Shows that processes of one installation speak to each other about what the site keeps. */
export const siteToken = (): string => deriveToken(PURPOSE)

/** Whether a request comes from such a process. */
export function hasSiteToken(headers: Headers): boolean {
  const given = headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  return isTokenFor(PURPOSE, given)
}

const changes = new AsyncLocalStorage<Set<string>>()

/** Does a request's work, and gathers in `changed` which cache tags it invalidates. */
export const gatherChangedTags = <T>(changed: Set<string>, work: () => Promise<T>): Promise<T> =>
  changes.run(changed, work)

export function noteChangedTags(tags: readonly string[]): void {
  const changed = changes.getStore()
  for (const tag of tags) changed?.add(tag)
}
