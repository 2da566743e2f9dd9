import type { PayloadRequest } from 'payload'

import { wholeRows } from '@/src/queries/platform/staff-rows'

/** The screenings of an order's names, the first one first. */
export const screeningsOfOrder = (req: PayloadRequest, order: string) =>
  wholeRows(req, 'screenings', {
    where: { order: { equals: order } },
    sort: 'createdAt',
    limit: 100,
  })
