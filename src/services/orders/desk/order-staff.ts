import type { PayloadRequest } from 'payload'

import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'

/** The staff who may work on orders, by name. */
export const orderStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_orders')
