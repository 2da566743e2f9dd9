import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { SERVICE_TYPES, STAFF_STAGES } from '@/src/domain/vocabulary/order-status'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { addTimelineEntry } from '@/src/services/orders/add-timeline-entry'

/** Somewhere it is tomorrow already. */
const isPast = (day: string) => Date.parse(day) <= Date.now() + 86_400_000

const entryInput = z.object({
  stage: z.enum(STAFF_STAGES, 'Choose what happened'),
  service: z.enum(SERVICE_TYPES).optional(),
  note: z.string().trim().max(500, 'Use at most 500 characters').optional(),
  document: z.guid('Choose a document of this order').optional(),
  formedOn: z.iso
    .date('Enter the day on the certificate')
    .refine(isPast, 'The day on the certificate cannot be ahead')
    .optional(),
})

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
