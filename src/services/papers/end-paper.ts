import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { documents } from '@/src/database-schema'
import { VOID_REASONS, type VoidCause } from '@/src/domain/papers/paper-states'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Paper } from '@/src/payload-types'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { lockOrder } from '@/src/services/orders/change-order'

const all = { overrideAccess: true } as const // of one order, for the worker

/** The papers of an order that are in force. */
export const papersInForce = (req: PayloadRequest, order: string): Promise<Paper[]> =>
  findRows(req, 'papers', {
    where: { order: { equals: order }, state: { not_equals: 'void' } },
    sort: 'createdAt',
    ...all,
  })

/**
 * Takes a paper out of force. What anyone has signed is kept, and named void; a file that no one
 * has signed goes.
 */
export async function voidPaper(
  req: PayloadRequest,
  paper: Paper,
  cause: VoidCause,
): Promise<void> {
  const document = idOf(paper.document)
  const wasSigned = paper.state !== 'ready'
  await updateRow(req, 'papers', paper.id, {
    data: {
      state: 'void',
      voidedAt: new Date().toISOString(),
      voidCause: cause,
      voidReason: VOID_REASONS[cause],
      ...(wasSigned ? {} : { document: null }),
    },
    ...all,
  })
  if (!document) return
  if (!wasSigned) {
    await removeDocumentsWhere(req, eq(documents.id, document))
    return
  }
  await updateRow(req, 'documents', document, { data: { name: `${paper.title} (void)` }, ...all })
}

/**
 * Takes a paper out of force that gets no successor now, in the request's transaction.
 *
 * @returns whether it was in force
 */
export async function endPaper(
  req: PayloadRequest,
  order: string,
  id: string,
  cause: VoidCause,
): Promise<boolean> {
  await lockOrder(req, order)
  const paper = (await papersInForce(req, order)).find((one) => one.id === id)
  if (paper) await voidPaper(req, paper, cause)
  return paper !== undefined
}
