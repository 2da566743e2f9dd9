import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/src/lib/database'
import { signing_scans } from '@/src/lib/seal/tables'
import { eventsOf } from '@/src/services/signing/chain'
import { printCode } from '@/src/services/signing/ink'
import { findPaper } from '@/src/services/signing/papers'

export type PaperSigning = {
  readonly signedAt: ReadonlyMap<string, string>
  readonly scan: { readonly id: string; readonly document: string; readonly code: string } | null
}

/** How far some papers are. @returns what finds one of them */
export async function signingOfPapers(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<(id: string) => PaperSigning> {
  if (ids.length === 0) return () => ({ signedAt: new Map(), scan: null })
  const db = await databaseOf(req)
  const [events, scans] = await Promise.all([
    eventsOf(req, ids),
    db
      .select()
      .from(signing_scans)
      .where(and(inArray(signing_scans.paper, [...ids]), eq(signing_scans.state, 'waiting'))),
  ])
  const codes = new Map<string, string>()
  for (const { paper } of scans) {
    const found = await findPaper(req, paper)
    if (found) codes.set(paper, printCode(found))
  }
  return (id) => {
    const scan = scans.find(({ paper }) => paper === id)
    const signed = events.flatMap(({ kind, paper, signer, at }) =>
      kind === 'signed' && paper === id && signer ? [[signer, at] as const] : [],
    )
    return {
      signedAt: new Map(signed),
      scan: scan ? { id: scan.id, document: scan.document, code: codes.get(id) ?? '' } : null,
    }
  }
}
