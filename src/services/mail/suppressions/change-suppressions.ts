import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { suppressions } from '@/src/database-schema'
import { readAddressList } from '@/src/domain/mail/address-list'
import { databaseOf, inTransactionOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { countRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import { audit } from '@/src/services/platform/record-audit'

/** Keeps an address from marketing mail, by hand. @throws AppError 409 when it is kept already */
export async function addSuppression(
  req: PayloadRequest,
  { email, note }: { readonly email: string; readonly note: string },
): Promise<void> {
  const totalDocs = await countRows(req, 'suppressions', {
    where: { email: { equals: email }, reason: { equals: 'manual' } },
    overrideAccess: false,
  })
  if (totalDocs > 0) {
    throw new AppError('suppressed', `${email} is on the list already.`, 409, {
      email: 'This address is on the list already.',
    })
  }
  await createRow(req, 'suppressions', {
    data: { email, note, reason: 'manual' },
    overrideAccess: false,
  })
}

/**
 * Lets an address have marketing mail again, and keeps the reason in the audit log. Anyone who has
 * unsubscribed still has to agree again by themselves.
 *
 * @returns the address
 * @throws AppError 404 when it is not on the list any more
 */
export const liftSuppression = transactional(
  async (req, id: string, reason: string): Promise<string> => {
    const db = await databaseOf(req)
    const [row] = await db
      .delete(suppressions)
      .where(eq(suppressions.id, id))
      .returning({ email: suppressions.email, was: suppressions.reason })
    if (!row) throw new AppError('no_suppression', 'This address is not on the list.', 404)
    await audit(req, 'email', 'lift', ['suppressions', id], {
      before: { reason: row.was },
      after: { reason },
    })
    return row.email
  },
)

export type ImportedSuppressions = {
  readonly added: number
  /** They were on the list, or twice in the file. */
  readonly known: number
  readonly bad: readonly { readonly line: number; readonly text: string }[]
}

const BATCH = 1000
const BAD_SHOWN = 20

/** Takes a list of addresses, such as the one of another mail program. */
export async function importSuppressions(
  outer: PayloadRequest,
  { list, note }: { readonly list: string; readonly note: string },
): Promise<ImportedSuppressions & { readonly refused: number }> {
  const { addresses, repeated, bad } = readAddressList(list)
  const added = await inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    let count = 0
    for (let at = 0; at < addresses.length; at += BATCH) {
      const rows = addresses
        .slice(at, at + BATCH)
        .map((email) => ({ email, reason: 'manual' as const, note: note || null }))
      const fresh = await db
        .insert(suppressions)
        .values(rows)
        .onConflictDoNothing({ target: [suppressions.email, suppressions.reason] })
        .returning({ id: suppressions.id })
      count += fresh.length
    }
    await audit(req, 'email', 'import', ['suppressions', ''], {
      after: { added: count, lines: addresses.length + repeated + bad.length },
    })
    return count
  })
  return {
    added,
    known: addresses.length - added + repeated,
    refused: bad.length,
    bad: bad.slice(0, BAD_SHOWN),
  }
}
