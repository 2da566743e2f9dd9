import type { PayloadRequest } from 'payload'

import { staffRows } from '@/src/queries/platform/staff-rows'

/** The screenings of an order's names, the first one first. */
export const screeningsOfOrder = (req: PayloadRequest, order: string) =>
  staffRows(req, 'screenings', {
    where: { order: { equals: order } },
    sort: 'createdAt',
    limit: 100,
  })
