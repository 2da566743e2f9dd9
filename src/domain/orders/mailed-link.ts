import { z } from 'zod'

import { isId } from '../vocabulary/id'
import { trackedService } from './timeline-input'

const id = z.string().refine(isId, 'There is no such order')

/** What a link in a guest's mail says: which order, by which token, and which page it is for. */
export const mailedOrderLink = z.object({
  order: id,
  token: z.string().min(1).max(200),
  /** The page; the order's own for anything else. */
  to: z.enum(['receipt', 'pay', 'order']).catch('order'),
  /** The service whose details are asked for, where that page asks for them. */
  details: trackedService('There is no such service').optional().catch(undefined),
  /** One of its extras or renewals, which that page is about. */
  of: id.optional().catch(undefined),
})
export type MailedOrderLink = z.output<typeof mailedOrderLink>
