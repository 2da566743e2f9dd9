import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { spellingsOf } from '@/src/domain/content/whatsapp/commands'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'

/** The account whose confirmed number this is. */
export async function accountOf(req: PayloadRequest, phone: string) {
  const db = await databaseOf(req)
  const { id, email, firstName, lastName, whatsapp_phone, whatsapp_confirmedAt, erasedAt } = users
  const [row] = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where(
      and(
        inArray(whatsapp_phone, [...spellingsOf(phone)]),
        isNotNull(whatsapp_confirmedAt),
        isNull(erasedAt),
      ),
    )
    .limit(1)
  return row ?? null
}

/** The newest conversation with a number that is not over, or the one that it was merged into. */
export async function openTicketOf(
  req: PayloadRequest,
  phone: string,
  user: string | null,
): Promise<string | null> {
  const ticket = await findOne(req, 'tickets', {
    where: {
      whatsappPhone: { equals: phone },
      user: user ? { equals: user } : { exists: false },
    },
    sort: '-createdAt',
    select: { status: true, mergedInto: true },
    overrideAccess: true, // their own, by the number that wrote
  })
  const into = idOf(ticket?.mergedInto)
  const main = into
    ? await findOne(req, 'tickets', {
        where: { id: { equals: into } },
        select: { status: true },
        overrideAccess: true, // the same person’s, as merging made sure
      })
    : ticket
  return main && main.status !== 'closed' ? main.id : null
}
