import type { PayloadRequest } from 'payload'

import { isStep, type TakeBackInput } from '@/src/domain/orders/desk/step-input'
import { STAGES } from '@/src/domain/vocabulary/order-status'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import type { TimelineEntry } from '@/src/services/orders/change-order'
import { CHANGED, openOrder, writeOrder } from '@/src/services/orders/desk/open-order'

/** The entry of a step that nothing of its service has been built on since. @throws AppError 409 */
function stepOf(order: Order, { entry, seen }: TakeBackInput): TimelineEntry {
  const timeline = order.timeline ?? []
  if (timeline.length !== seen) throw new AppError('stale', CHANGED, 409)
  const found = timeline.find(({ id }) => id === entry)
  const last = timeline.findLast((one) => isStep(one) && one.service === found?.service)
  if (found && found === last) return found
  const words = 'Only the last step of a service can be taken back. Take back the later ones first.'
  throw new AppError('not_last', words, 409)
}

/**
 * Takes back a step that was recorded by mistake, with a reason that the customer reads. Everything
 * follows from the timeline without it: the promise and its clock, the queue, what can be changed
 * and refunded, and for an approval the day of formation with its deadlines.
 *
 * @throws AppError 404, or 409 where someone was faster or a later step builds on it
 */
export function takeBackStep(
  outer: PayloadRequest,
  id: string,
  input: TakeBackInput,
): Promise<{ readonly message: string }> {
  return inTransactionOf(outer, async (req) => {
    const order = await openOrder(req, id)
    const step = stepOf(order, input)
    const { service } = step
    const correction = {
      at: new Date().toISOString(),
      stage: 'in_review' as const,
      service,
      note: `Correction: "${STAGES[step.stage]}" was recorded by mistake. ${input.reason}`,
      author: req.user?.id,
    }
    req.context.timelineWritten = true // the correction says it
    await writeOrder(req, id, {
      timeline: [...(order.timeline ?? []).filter((one) => one !== step), correction],
      ...(order.status === 'completed' ? { status: 'processing' as const } : {}),
      ...(step.stage === 'approved' && service === 'llc' ? { formedOn: null } : {}),
    })
    return { message: `${STAGES[step.stage]} was taken back` }
  })
}
