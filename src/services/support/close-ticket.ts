import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import { lockTicket, updateTicket } from '@/src/services/support/lock-ticket'

/** The customer says that this solved it. Closing twice is closing once. */
export async function closeTicket(outer: PayloadRequest, id: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const ticket = await lockTicket(req, id)
    if (ticket.status === 'closed') return
    await updateTicket(req, id, { status: 'closed' })
  })
}
