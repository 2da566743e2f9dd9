import { createHash } from 'node:crypto'

import { desc, eq, inArray } from 'drizzle-orm'

import { papers } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { signing_scans } from '@/src/lib/seal/tables'

import type { SignedPaper } from './papers'

/** Letters and digits that no one mixes up in print. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The code on a printed paper: of this paper and these bytes alone, `K7QM-2XRD`. */
export function printCode({ id, sha256 }: Pick<SignedPaper, 'id' | 'sha256'>): string {
  const hash = createHash('sha256').update(`print ${id} ${sha256}`).digest()
  const code = Array.from(hash.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

type Scan = {
  readonly id: string
  readonly document: string
  readonly state: string
  /** Why staff did not take it. */
  readonly reason: string | null
  /** What is printed on each page of the version that it is a scan of. */
  readonly code: string
}

/** The scan of each of some papers that counts: one that waits for staff, else the last that was sent. */
export async function scansOf(
  req: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Scan>> {
  const { id, paper, document, state, reason, sentAt } = signing_scans
  const db = await databaseOf(req)
  const rows = await db
    .selectDistinctOn([paper], { id, paper, document, state, reason, sha256: papers.sha256 })
    .from(signing_scans)
    .innerJoin(papers, eq(papers.id, paper))
    .where(inArray(paper, [...ids]))
    .orderBy(paper, desc(eq(state, 'waiting')), desc(sentAt))
  return new Map(
    rows.map(({ paper: of, sha256, ...scan }) => [
      of,
      { ...scan, code: printCode({ id: of, sha256 }) },
    ]),
  )
}
