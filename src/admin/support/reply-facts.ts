import type { PayloadRequest } from 'payload'

import type { CannedReplyChoice, ReplyValues } from '@/src/domain/support/canned-reply'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import type { Ticket } from '@/src/payload-types'

/** The canned replies to choose from. */
export async function readReplies(req: PayloadRequest): Promise<readonly CannedReplyChoice[]> {
  const { docs } = await req.payload.find({
    collection: 'cannedReplies',
    where: { isActive: { equals: true } },
    select: { title: true, shortcut: true, text: true },
    sort: 'title',
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

const firstWord = (name: string | null | undefined) => name?.trim().split(/\s+/)[0] || null

type Named = {
  readonly ticket: Pick<Ticket, 'id' | 'requesterName'>
  readonly account: { readonly name: string } | null
  readonly order: { readonly id: string; readonly company: string | null } | null
}

/** What they can say of a ticket. */
export function replyValues(req: PayloadRequest, { ticket, account, order }: Named): ReplyValues {
  const name = account ? account.name : ticket.requesterName
  return {
    first_name: name?.includes('@') ? null : firstWord(name), // somebody without a name is called by their address
    company_name: order?.company ?? null,
    order_number: order ? `#${shortOrderId(order.id)}` : null,
    ticket_number: ticketReference(ticket.id),
    staff_name: req.user?.firstName || null,
  }
}
