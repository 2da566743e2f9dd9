import { and, eq, inArray } from 'drizzle-orm'

import { papers } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'

/** What a designee has on file, signed in ink, before an EIN is asked for online. */
export const DESIGNEE_PAPERS = ['form_ss-4', 'designee_statement'] as const

/**
 * Whether we may apply for an EIN as the designee of an order's company: the signed SS-4 and the signed
 * statement are on file, and neither is void.
 */
export async function mayFileAsDesignee(req: Caller, order: string): Promise<boolean> {
  const db = await databaseOf(req)
  const signed = await db
    .select({ kind: papers.kind })
    .from(papers)
    .where(
      and(
        eq(papers.order, order),
        eq(papers.state, 'signed'),
        inArray(papers.kind, [...DESIGNEE_PAPERS]),
      ),
    )
  const kinds = new Set(signed.map(({ kind }) => kind))
  return DESIGNEE_PAPERS.every((kind) => kinds.has(kind))
}
