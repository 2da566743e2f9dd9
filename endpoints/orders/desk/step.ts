import { rowDeeds } from '@/endpoints/platform/deeds'
import { stepInput, takeBackInput } from '@/src/domain/orders/desk/step-input'
import { recordStep } from '@/src/services/orders/desk/record-step'
import { takeBackStep } from '@/src/services/orders/desk/take-back-step'

const step = rowDeeds('order', 'addTimelineEntry')

/** Records that a service was submitted, approved or delivered: as JSON, or a form with evidence. */
export const stepEndpoint = step('/orders/:id/step', stepInput, (req, id, input) =>
  recordStep(req, id, input, req.file ?? null),
)

/** Takes back what was recorded by mistake. */
export const takeBackEndpoint = step('/orders/:id/step/take-back', takeBackInput, takeBackStep)
