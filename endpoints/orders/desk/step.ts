import { rowDeeds } from '@/endpoints/platform/deeds'
import { stepInput } from '@/src/domain/orders/desk/step-input'
import { recordStep } from '@/src/services/orders/desk/record-step'

/** Records that a service was submitted, approved or delivered: as JSON, or a form with evidence. */
export const stepEndpoint = rowDeeds('order', 'addTimelineEntry')(
  '/orders/:id/step',
  stepInput,
  (req, id, step) => recordStep(req, id, step, req.file ?? null),
)
