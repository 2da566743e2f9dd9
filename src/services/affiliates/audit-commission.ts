import type { PayloadRequest } from 'payload'

import type { Commission } from '@/src/payload-types'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Writes down what became of a commission that has been changed. */
export async function auditCommission(
  req: PayloadRequest,
  action: string,
  { id, status, amountMinor }: Commission,
  after: object,
): Promise<void> {
  await recordAudit(req, {
    area: 'affiliates',
    action,
    entity: 'commissions',
    documentId: id,
    before: { status, amountMinor },
    after: { ...after },
  })
}
