import type { PayloadRequest } from 'payload'
import { idsOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'

/** The files of what both sides could read go along; those of internal notes stay no one's. */
export async function linkFiles(
  req: PayloadRequest,
  tickets: readonly string[],
  user: string,
): Promise<void> {
  if (tickets.length === 0) return
  const docs = await findRows(req, 'ticketMessages', {
    where: { ticket: { in: [...tickets] }, internal: { equals: false } },
    select: { attachments: true },
    overrideAccess: true, // parts of tickets that are theirs
  })
  const files = docs.flatMap(({ attachments }) => idsOf(attachments ?? []))
  if (files.length === 0) return
  await req.payload.update({
    collection: 'documents',
    where: { id: { in: files }, user: { exists: false } },
    data: { user },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}

/**
 * Gives an account the tickets that were opened without one under its address. To be called once
 * that address is verified, in the same transaction; before that it proves nothing.
 *
 * A ticket about an order follows the order instead.
 */
export async function linkGuestTickets(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const { docs } = await req.payload.update({
    collection: 'tickets',
    where: {
      requesterEmail: { equals: user.email.toLowerCase() },
      user: { exists: false },
      order: { exists: false },
    },
    data: { user: user.id },
    depth: 0,
    overrideAccess: true, // the address was verified
    req,
  })
  await linkFiles(
    req,
    docs.map(({ id }) => id),
    user.id,
  )
}
