import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { job_applications } from '@/src/database-schema'
import { removeApplications } from '@/src/services/careers/remove-applications'

import type { Subject } from './subject'

/**
 * Deletes what someone applied for, with the CVs: of an address that they have shown to be theirs.
 *
 * @returns how many applications there were
 */
export async function eraseApplications(
  req: PayloadRequest,
  { email, verified }: Subject,
): Promise<number> {
  if (!verified) return 0
  const gone = await removeApplications(req, eq(job_applications.email, email))
  return gone.length
}
