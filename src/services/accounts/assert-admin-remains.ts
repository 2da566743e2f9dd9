import type { PayloadRequest } from 'payload'
import { lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { countRows } from '@/src/lib/find-one'

const LEAVING = 'leavingAdmins'

/** Anyone who leaves in this request: many are deleted or demoted at once before the first is written. */
function leavingWith(req: PayloadRequest, id: string): string[] {
  const noted: unknown = req.context[LEAVING]
  const all = noted instanceof Set ? noted.add(id) : new Set([id])
  req.context[LEAVING] = all
  return [...all].map(String)
}

/**
 * Makes sure that an administrator other than this one remains, who can sign in: one who was invited
 * and has not come yet is none.
 *
 * Takes a lock until the transaction ends, so that two cannot remove each other at once.
 * @throws AppError 409 `last_admin`
 */
export async function assertAdminRemains(req: PayloadRequest, leaving: string): Promise<void> {
  const gone = leavingWith(req, leaving)
  await lockInTransaction(req, 'admins')
  const totalDocs = await countRows(req, 'users', {
    where: {
      role: { equals: 'admin' },
      id: { not_in: gone },
      emailVerifiedAt: { exists: true },
      erasedAt: { exists: false },
    },
    overrideAccess: true, // a rule about all administrators
  })
  if (totalDocs === 0) {
    throw new AppError(
      'last_admin',
      'This is the only administrator who can sign in. Add another one first.',
      409,
    )
  }
}
