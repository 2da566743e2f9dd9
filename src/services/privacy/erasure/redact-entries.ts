import { sql } from 'drizzle-orm'

import type { Database } from '@/src/lib/database'

type Redaction = {
  readonly redacted: readonly {
    readonly id: string
    readonly before: unknown
    readonly after: unknown
  }[]
  readonly person: string
  readonly email: string
  readonly pseudonym: string
}

/** The one way past the guard of the audit log, which leaves an entry itself: a migration made it. */
const FUNCTION = sql.identifier('redact_audit_log')

/** Writes entries of the audit log over without the person they name, and takes their acts' name. */
export async function redactEntries(
  db: Database,
  { redacted, person, email, pseudonym }: Redaction,
): Promise<void> {
  const entries = sql`${JSON.stringify(redacted)}::jsonb`
  await db
    .select()
    .from(sql`${FUNCTION}(${entries}, ${person}::uuid, ${email}::text, ${pseudonym}::text)`)
}
