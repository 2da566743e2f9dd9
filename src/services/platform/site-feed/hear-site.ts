import { log } from '@/src/lib/log'
import { listenTo } from '@/src/services/platform/listen'

import { changedSince } from './follow-site'

export type HearsSite = {
  readonly changed: (tags: readonly string[]) => void
  /** Whether every change is heard from now on. */
  readonly setFollowing: (isFollowing: boolean) => void
}

/**
 * Hears at once of what changes of the public site, of web processes that start, and, when the line was
 * broken, of what changed meanwhile. For a process that keeps finished pages; answers with what ends it.
 */
export function hearSite({ changed, setFollowing }: HearsSite): () => void {
  let since = new Date()
  return listenTo('site', {
    connected: (client) => {
      changedSince(client, since).then(
        (tags) => {
          changed(tags)
          setFollowing(true)
        },
        (error) => log.warn({ err: error }, 'changes of the site could not be read'),
      )
    },
    said: (tag) => changed([tag]),
    lost: () => {
      since = new Date()
      setFollowing(false)
    },
  })
}
