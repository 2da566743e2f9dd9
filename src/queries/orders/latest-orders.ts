import type { PayloadRequest } from 'payload'

import { staffRows } from '@/src/queries/platform/staff-rows'

/** The five orders that came last. */
export const latestOrders = (req: PayloadRequest) =>
  staffRows(req, 'orders', {
    sort: '-createdAt',
    limit: 5,
    select: {
      companyName: true,
      email: true,
      status: true,
      paymentStatus: true,
      totalMinor: true,
      currency: true,
      createdAt: true,
    },
  })
