import type { PayloadRequest } from 'payload'

import type { Records } from '@/src/domain/orders/desk/record-check'
import { inTransactionOf } from '@/src/lib/database'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Keeps how the company is written on the state's and the IRS's papers. */
export function saveRecords(
  outer: PayloadRequest,
  id: string,
  records: Records,
): Promise<{ readonly message: string }> {
  return inTransactionOf(outer, async (req) => {
    const { records: before } = await openOrder(req, id)
    await writeOrder(req, id, { records })
    await recordAudit(req, {
      area: 'orders',
      action: 'save_records',
      entity: 'orders',
      documentId: id,
      before: { records: before ?? null },
      after: { records },
    })
    return { message: 'Records saved' }
  })
}
