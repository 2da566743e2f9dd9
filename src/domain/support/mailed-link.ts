import { z } from 'zod'

import { isId } from '../vocabulary/id'

/** What a link in a guest's mail says: which conversation, and by which token. */
export const mailedTicketLink = z.object({
  ticket: z.string().refine(isId, 'There is no such conversation'),
  token: z.string().min(1).max(200),
})
