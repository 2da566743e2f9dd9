import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { timelineInput } from '@/src/domain/orders/timeline-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { addTimelineEntry } from '@/src/services/orders/add-timeline-entry'

const entryInput = timelineInput(Date.now)

/** Tells the customer what happened to a service of their order. */
export const timelineEndpoint = staffRowEndpoint('order', {
  action: 'addTimelineEntry',
  path: '/orders/:id/timeline',
  method: 'post',
  handler: async (req, id) => {
    const entry = parseInput(entryInput, await bodyOf(req))
    const { timeline } = await addTimelineEntry(req, id, entry)
    return Response.json({ timeline })
  },
})
