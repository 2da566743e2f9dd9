import type { PayloadRequest } from 'payload'
import { hasLeft } from '@/src/access/rules'
import { findRows } from '@/src/lib/find-one'

import type { Document } from '@/src/payload-types'

/**
 * A file that came with a message of a ticket; null when it is in none. The caller must have made
 * sure that the thread may be read, and `withNotes` that the person belongs to the staff.
 */
export async function ticketAttachment(
  req: PayloadRequest,
  ticket: string,
  id: string,
  { withNotes }: { readonly withNotes: boolean },
): Promise<Document | null> {
  const options = { depth: 0, limit: 1, pagination: false, overrideAccess: true, req } as const // as the caller decided
  const carriers = await req.payload.find({
    collection: 'ticketMessages',
    where: {
      ticket: { equals: ticket },
      attachments: { equals: id },
      ...(withNotes ? {} : { internal: { equals: false }, ...hasLeft() }),
    },
    select: { createdAt: true },
    ...options,
  })
  if (!carriers.docs[0]) return null
  const docs = await findRows(req, 'documents', {
    where: { id: { equals: id }, ticket: { equals: ticket } },
    ...options,
  })
  return docs[0]?.filename ? docs[0] : null
}
