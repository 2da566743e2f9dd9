import type { PayloadRequest } from 'payload'
import { tickets } from '@/src/database-schema'
import { lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Ticket } from '@/src/payload-types'

/**
 * Holds a ticket's row until the transaction ends, and reads it as it then is.
 * @throws AppError 404 `no_ticket`
 */
export async function lockTicket(req: PayloadRequest, id: string): Promise<Ticket> {
  await lockRow(req, tickets, id)
  return findTicket(req, id)
}

/** @throws AppError 404 `no_ticket` */
export async function findTicket(req: PayloadRequest, id: string): Promise<Ticket> {
  const found = await findOne(req, 'tickets', {
    where: { id: { equals: id } },
    overrideAccess: true, // the callers have made sure that the person may act on it
  })
  if (!found) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
  return found
}

/** Changes a ticket, for a caller that has made sure that the person may. */
export const updateTicket = (
  req: PayloadRequest,
  id: string,
  data: Partial<Ticket>,
): Promise<Ticket> =>
  updateRow(req, 'tickets', id, {
    data,
    overrideAccess: true, // as the caller made sure
  })
