import { type FunctionComponent, lazy } from 'react'

/**
 * A component that is fetched when it is first shown, within a `Suspense`. Next's `dynamic` would
 * bring what a page needs that has such a part from the start.
 */
export const fetched = <Props>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => ({ default: await load() }))
