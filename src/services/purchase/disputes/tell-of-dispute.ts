import type { PayloadRequest } from 'payload'

import { disputeWords } from '@/src/domain/payments/dispute-words'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Dispute } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { businessZoneOf } from '@/src/services/platform/business-zone'

/** Tells staff of each state of a dispute, once. */
export async function tellOfDispute(req: PayloadRequest, dispute: Dispute): Promise<void> {
  const kind = dispute.isInquiry ? 'inquiry' : 'dispute'
  await raiseToStaff(req, {
    key: `${kind}:${dispute.id}:${dispute.status}`,
    subject: disputeWords(dispute, await businessZoneOf(req)),
    order: idOf(dispute.order) ?? '',
    area: 'payments',
  })
}
