import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { stepInput } from '@/src/domain/orders/desk/step-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { recordStep } from '@/src/services/orders/desk/record-step'

/** Records that a service was submitted, approved or delivered: as JSON, or a form with evidence. */
export const stepEndpoint = staffRowEndpoint('order', {
  action: 'addTimelineEntry',
  path: '/orders/:id/step',
  method: 'post',
  handler: async (req, id) => {
    const step = parseInput(stepInput, await bodyOf(req))
    return Response.json(await recordStep(req, id, step, req.file ?? null))
  },
})
