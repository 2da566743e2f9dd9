import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import { lockTicket } from '@/src/services/support/lock-ticket'

/** The customer says that this solved it. Closing twice is closing once. */
export async function closeTicket(outer: PayloadRequest, id: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const ticket = await lockTicket(req, id)
    if (ticket.status === 'closed') return
    await req.payload.update({
      collection: 'tickets',
      id,
      data: { status: 'closed' },
      depth: 0,
      overrideAccess: true, // the caller has made sure that it is theirs
      req,
    })
  })
}
