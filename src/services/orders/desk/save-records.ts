import type { Records } from '@/src/domain/orders/desk/record-check'
import { transactional } from '@/src/lib/database'
import { openOrder, writeOrder } from '@/src/services/orders/desk/open-order'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Keeps how the company is written on the state's and the IRS's papers. */
export const saveRecords = transactional(
  async (req, id: string, records: Records): Promise<{ readonly message: string }> => {
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
  },
)
