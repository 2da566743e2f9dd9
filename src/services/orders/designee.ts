import { and, eq, inArray, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { papers } from '@/src/database-schema'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { type Caller, databaseOf } from '@/src/lib/database'
import { invalidInput } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'

/** What a designee has on file, signed in ink, before an EIN is asked for online. */
export const DESIGNEE_PAPERS = ['form_ss-4', 'designee_statement'] as const

async function papersOf(req: Caller, order: string) {
  const db = await databaseOf(req)
  return db
    .select({ kind: papers.kind, state: papers.state })
    .from(papers)
    .where(
      and(
        eq(papers.order, order),
        ne(papers.state, 'void'),
        inArray(papers.kind, [...DESIGNEE_PAPERS]),
      ),
    )
}

/**
 * Whether we may apply for an EIN as the designee of an order's company: the signed SS-4 and the signed
 * statement are on file, and neither is void.
 */
export async function mayFileAsDesignee(req: Caller, order: string): Promise<boolean> {
  const kept = await papersOf(req, order)
  return DESIGNEE_PAPERS.every((kind) =>
    kept.some((one) => one.kind === kind && one.state === 'signed'),
  )
}

/** A note of so many characters says how an EIN was applied for without the papers. */
const REASON = 10

/**
 * Refuses to record that an EIN was applied for before the applicant's signatures are on file, unless
 * the note says how it was done.
 *
 * @throws AppError 422 at the note
 */
export async function requireSignedSs4(
  req: PayloadRequest,
  order: Order,
  entry: { readonly stage: Stage; readonly service?: TrackedService; readonly note?: string },
): Promise<void> {
  const isEin = (entry.service ?? order.serviceType) === 'ein'
  if (entry.stage !== 'submitted' || !isEin || (entry.note ?? '').length >= REASON) return
  const kept = await papersOf(req, rootOf(order))
  const hasForm = kept.some(({ kind }) => kind === 'form_ss-4')
  if (hasForm && kept.every(({ state }) => state === 'signed')) return
  throw invalidInput({
    note: 'The signed Form SS-4 and authorization are not on file. If it was filed another way, say how.',
  })
}
