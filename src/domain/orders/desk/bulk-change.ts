import { z } from 'zod'

import { statusInput } from '@/src/domain/orders/desk/status-change'

/** What staff do to many orders at once. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), ...statusInput.omit({ from: true }).shape }),
  z.object({
    kind: z.literal('assign'),
    assignee: z.uuid('Choose someone who can manage orders').nullable(),
  }),
])
