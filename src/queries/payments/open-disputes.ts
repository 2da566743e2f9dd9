import type { PayloadRequest } from 'payload'

import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { wholeRows } from '@/src/queries/platform/staff-rows'

/** Payments that customers dispute, the nearest deadline first. */
export const openDisputes = (req: PayloadRequest, limit: number) =>
  wholeRows(req, 'disputes', {
    where: { status: { in: [...OPEN_DISPUTES] } },
    sort: 'evidenceDueBy',
    limit,
  })
