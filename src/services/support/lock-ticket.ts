import type { PayloadRequest } from 'payload'

import { tickets } from '@/src/database-schema'
import { lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'

/**
 * Holds a ticket's row until the transaction ends, and reads it as it then is.
 * @throws AppError 404 `no_ticket`
 */
export async function lockTicket(req: PayloadRequest, id: string): Promise<Ticket> {
  await lockRow(req, tickets, id)
  const { docs } = await req.payload.find({
    collection: 'tickets',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the callers have made sure that the person may act on it
    req,
  })
  if (!docs[0]) throw new AppError('no_ticket', 'There is no such ticket.', 404)
  return docs[0]
}
