import { type StoryEntry, storyOf } from '@/src/domain/orders/happening'
import type { OrderKind, TrackedService } from '@/src/domain/vocabulary/order-status'

type Bought = {
  readonly kind: OrderKind
  readonly timeline?: readonly StoryEntry[] | null
}

/**
 * Whether an annual report that was bought with the formation is not to be filed yet: it opens
 * before its due day. One that was bought at its deadline is open from the start.
 */
export const isLater = ({ kind, timeline }: Bought, service: TrackedService): boolean =>
  service === 'annual_report' &&
  kind === 'purchase' &&
  !storyOf(service, timeline ?? []).some(
    (entry) => entry.service === service && entry.stage !== 'paid' && entry.stage !== 'received',
  )
