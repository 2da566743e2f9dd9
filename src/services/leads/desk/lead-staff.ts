import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'

/** The staff who may see to leads, by name. */
export const leadStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_leads')

/** The name of one of them. @throws AppError 422 for anyone else */
export async function nameOfOwner(req: PayloadRequest, id: string): Promise<string> {
  const found = (await leadStaff(req)).find((one) => one.id === id)
  if (found) return found.name
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    owner: 'Choose someone who can manage leads',
  })
}
