import { rowDeeds } from '@/endpoints/platform/deeds'
import { timelineInput } from '@/src/domain/orders/timeline-input'
import { addTimelineEntry } from '@/src/services/orders/add-timeline-entry'

const entryInput = timelineInput(Date.now)

/** Tells the customer what happened to a service of their order. */
export const timelineEndpoint = rowDeeds('order', 'addTimelineEntry')(
  '/orders/:id/timeline',
  entryInput,
  async (req, id, entry) => {
    const { timeline } = await addTimelineEntry(req, id, entry)
    return { timeline }
  },
)
