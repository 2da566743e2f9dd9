import type { PayloadRequest } from 'payload'
import { plural } from '@/src/domain/vocabulary/plural'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findOne, findRows } from '@/src/lib/find-one'

export type NewerMessage = {
  readonly id: string
  readonly from: 'customer' | 'staff' | 'system'
  readonly name: string
  readonly at: string
  readonly body: string
}

/** Someone else has said something that the author of an answer has not seen. */
export class NewerMessages extends AppError {
  constructor(readonly newer: readonly NewerMessage[]) {
    const words = `${plural(newer.length, 'newer message')} arrived while you were writing. Nothing was sent, and your text is kept.`
    super('newer_messages', words, 409)
  }
}

/**
 * What others have said in a ticket, for the customer to read, since someone last looked.
 * The caller holds the ticket.
 *
 * @param seen the last message that was on their screen; null where there was none
 */
export async function newerMessages(
  req: PayloadRequest,
  ticket: string,
  seen: string | null,
): Promise<readonly NewerMessage[]> {
  const options = { overrideAccess: true } as const // of a ticket that they may answer
  const last = seen
    ? await findOne(req, 'ticketMessages', {
        where: { id: { equals: seen }, ticket: { equals: ticket } },
        select: { createdAt: true },
        ...options,
      })
    : null
  const since = last?.createdAt
  const docs = await findRows(req, 'ticketMessages', {
    where: {
      ticket: { equals: ticket },
      internal: { equals: false },
      ...(since && { createdAt: { greater_than: since } }),
    },
    sort: ['-createdAt', '-id'],
    limit: 5,
    ...options,
  })
  const me = req.user?.id
  return docs
    .filter(({ id, author }) => id !== seen && idOf(author) !== me)
    .toReversed()
    .map(({ id, authorKind, authorName, createdAt, body }) => ({
      id,
      from: authorKind,
      name: authorName || 'Unknown User',
      at: createdAt,
      body,
    }))
}
