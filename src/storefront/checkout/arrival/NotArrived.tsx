import { TryAgain } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import { StepSkeleton } from '../steps/StepSkeleton'
import type { Arrival } from './use-arrival'

/** In the place of what is still to come from the server, and what to do where it does not. */
export function NotArrived({
  arrival,
}: {
  arrival: Pick<Arrival<unknown>, 'isLate' | 'askAgain'>
}) {
  if (!arrival.isLate) {
    return (
      <div role="status">
        <span className="sr-only">Loading your order…</span>
        <StepSkeleton />
      </div>
    )
  }
  return (
    <Notice
      tone="warning"
      live
      title="We can’t load your order right now"
      action={<TryAgain onClick={arrival.askAgain} />}
    >
      Everything you saved is safe, and nothing has been charged. We keep trying.
    </Notice>
  )
}
