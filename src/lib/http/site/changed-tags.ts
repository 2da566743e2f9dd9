import { AsyncLocalStorage } from 'node:async_hooks'

const changes = new AsyncLocalStorage<Set<string>>()

/** Does a request's work, and gathers in `changed` which cache tags it invalidates. */
export const gatherChangedTags = <T>(changed: Set<string>, work: () => Promise<T>): Promise<T> =>
  changes.run(changed, work)

/** Notes that this request changes what is cached under these tags. */
export function noteChangedTags(tags: readonly string[]): void {
  const changed = changes.getStore()
  for (const tag of tags) changed?.add(tag)
}
