import type { PayloadRequest } from 'payload'

import { lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

/**
 * Makes sure that an administrator other than this one remains.
 *
 * Takes a lock until the transaction ends, so that two cannot remove each other at once.
 * @throws AppError 409 `last_admin`
 */
export async function assertAdminRemains(req: PayloadRequest, leaving: string): Promise<void> {
  await lockInTransaction(req, 'admins')
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, id: { not_equals: leaving } },
    overrideAccess: true, // a rule about all administrators
    req,
  })
  if (totalDocs === 0) {
    throw new AppError('last_admin', 'This is the last administrator. Make another one first.', 409)
  }
}
