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
  let isHeard = false
  return listenTo('site', {
    connected: async (client) => {
      changed(await changedSince(client, since))
      isHeard = true
      setFollowing(true)
    },
    said: (tag) => changed([tag]),
    lost: () => {
      if (isHeard) since = new Date() // a try that fails as well is no later beginning of the silence
      isHeard = false
      setFollowing(false)
    },
  })
}
