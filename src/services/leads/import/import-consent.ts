import { and, eq, inArray, ne, or } from 'drizzle-orm'

import { consents } from '@/src/database-schema'
import { consentInput, type ImportConsent } from '@/src/domain/leads/lead-import'
import type { Database } from '@/src/lib/database'

type Imported = {
  readonly id: string
  readonly consent: ImportConsent
  /** What it is that has the id; an import where it is not said. */
  readonly kind?: 'import' | 'campaign'
}

/** What the people of a file read, and where; by it the consents of an import are found again. */
const noteOf = ({ id, consent: { textVersion, where }, kind = 'import' }: Imported): string =>
  `Text ${textVersion}, ${where} (${kind} ${id})`

/**
 * Records that the people of a file agreed, once for each import, so that undoing one leaves the
 * others. What people said themselves, yes or no, stands.
 */
export async function recordImported(
  db: Database,
  emails: readonly string[],
  imported: Imported,
): Promise<void> {
  if (emails.length === 0) return
  const topic = imported.consent.purpose
  const note = noteOf(imported)
  const { email, topic: about } = consents
  const said = await db
    .selectDistinct({ email })
    .from(consents)
    .where(
      and(
        inArray(email, [...emails]),
        eq(about, topic),
        or(ne(consents.place, 'import'), eq(consents.note, note)),
      ),
    )
  const known = new Set(said.map((row) => row.email))
  const fresh = emails.filter((one) => !known.has(one))
  if (fresh.length === 0) return
  await db.insert(consents).values(
    fresh.map((one) => ({
      email: one,
      topic,
      granted: true,
      textVersion: 'import-1',
      place: 'import' as const,
      note,
    })),
  )
}

/** Takes back what an import said that people agreed to. */
export async function forgetImported(
  db: Database,
  { id, consent }: { readonly id: string; readonly consent: unknown },
): Promise<void> {
  const { data } = consentInput.safeParse(consent)
  if (!data) return
  const note = noteOf({ id, consent: data })
  await db.delete(consents).where(and(eq(consents.place, 'import'), eq(consents.note, note)))
}
