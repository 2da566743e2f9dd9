import type { CollectionBeforeChangeHook } from 'payload'

import { STAGE_OF_STATUS } from '@/src/domain/vocabulary/order-status'
import type { Order } from '@/src/payload-types'
import { refuseStatus } from '@/src/services/orders/desk/refuse-status'

/**
 * Leaves a timeline entry for each change of status, so that the customer sees it.
 *
 * @throws AppError 409 for one that no one sets by hand
 */
export const recordStatusChange: CollectionBeforeChangeHook<Order> = ({
  data,
  originalDoc,
  req,
  operation,
}) => {
  if (operation !== 'update' || !originalDoc || !data.status) return data
  if (data.status === originalDoc.status || req.context.timelineWritten) return data
  if (req.payloadAPI === 'REST' && /^\/api\/orders\/[^/]+$/.test(req.pathname ?? '')) {
    refuseStatus({ ...originalDoc, ...data }, data.status) // what services set they have checked
  }
  const entry = {
    at: new Date().toISOString(),
    stage: STAGE_OF_STATUS[data.status],
    author: req.user?.id,
  }
  return { ...data, timeline: [...(data.timeline ?? originalDoc.timeline ?? []), entry] }
}
