import type { PayloadRequest } from 'payload'
import { type ComponentType, Suspense } from 'react'

import type { LastRun as Last } from '@/src/queries/platform/last-run'

import type { ChangeRuns } from './change-runs'

type Props = {
  readonly req: PayloadRequest
  readonly runs: Pick<ChangeRuns, 'last'>
  /** Names the rows, and takes it back. */
  readonly Show: ComponentType<{ readonly last: Last | null }>
}

const Found = async ({ req, runs, Show }: Props) => <Show last={await runs.last(req)} />

/** What the person changed last in this list, for as long as it can be undone. */
export const LastRun = (props: Props) => (
  <Suspense>
    <Found {...props} />
  </Suspense>
)
