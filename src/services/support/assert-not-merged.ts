import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Ticket } from '@/src/payload-types'

/** @throws AppError 409 `merged` for a ticket whose conversation goes on in another one */
export function assertNotMerged(ticket: Pick<Ticket, 'mergedInto'>): void {
  const merged = idOf(ticket.mergedInto)
  if (!merged) return
  const words = `This ticket was merged into ${ticketReference(merged)}. Answer there.`
  throw new AppError('merged', words, 409)
}
