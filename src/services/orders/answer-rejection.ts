import type { PayloadRequest } from 'payload'
import { isUnderWay } from '@/src/domain/filing/filing-stage'
import { openRejections } from '@/src/domain/orders/happening'
import type { RejectionInput } from '@/src/domain/orders/timeline-input'
import { transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'
import { legalNameOf } from '@/src/services/orders/order-address'
import { screenOrder } from '@/src/services/orders/screening/screen-order'

const refused = (message: string) => invalidInput({ companyName: message })

/** The order with its new name. @throws AppError 422 where it is the one that was rejected */
async function renamed(req: PayloadRequest, order: Order, companyName: string): Promise<Order> {
  const [before, after] = [legalNameOf(order), legalNameOf({ ...order, companyName })]
  if (before?.toLowerCase() === after?.toLowerCase()) {
    throw refused('This is the name that was rejected. Choose another one.')
  }
  return updateRow(req, 'orders', order.id, {
    data: { companyName },
    overrideAccess: true, // of the caller's own order
  })
}

/**
 * Takes up a rejected filing as its customer decides: under another name, or as we see fit. The
 * service goes back to the desk, and a formation's 24 hours start again.
 *
 * @throws AppError 409 `not_rejected`, 422
 */
export const answerRejection = transactional(
  async (req, id: string, input: RejectionInput): Promise<Order> => {
    const order = await lockOrder(req, id)
    const isOpen = openRejections(order.serviceType, order.timeline ?? []).some(
      (one) => (one.service ?? order.serviceType) === input.service,
    )
    if (!isOpen || !isUnderWay(order)) {
      throw new AppError('not_rejected', 'This was answered already. Reload the page.', 409)
    }
    if (input.choice === 'name' && input.service !== 'llc') {
      throw refused('Only the name of a company that we form can be changed here.')
    }
    const now = input.choice === 'name' ? await renamed(req, order, input.companyName) : order
    const note =
      input.choice === 'name'
        ? `New name: ${now.legalName}. We file again under it.`
        : 'You asked us to handle it.'
    req.context.ownDoing = true
    const answered = await appendTimeline(req, now, {
      stage: 'answered',
      service: input.service,
      note,
    })
    if (now !== order) await screenOrder(req, answered)
    return answered
  },
)
