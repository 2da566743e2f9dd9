/** Hears of what changes of the site; answers with what ends it. */
export type FollowSite = (hears: {
  readonly changed: (tags: readonly string[]) => void
  /** Whether every change is heard from now on. */
  readonly setFollowing: (isFollowing: boolean) => void
}) => () => void
