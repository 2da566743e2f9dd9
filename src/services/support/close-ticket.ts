import { transactional } from '@/src/lib/database'
import { lockTicket, updateTicket } from '@/src/services/support/ticket-row'

/** The customer says that this solved it. Closing twice is closing once. */
export const closeTicket = transactional(async (req, id: string): Promise<void> => {
  const ticket = await lockTicket(req, id)
  if (ticket.status === 'closed') return
  await updateTicket(req, id, { status: 'closed' })
})
