import type { PayloadRequest } from 'payload'

import { isOpenOn } from '@/src/domain/careers/opening-view'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { JobOpening } from '@/src/payload-types'

/** An opening that people can apply for now. @throws AppError 404 or 409 */
export async function requireOpenOpening(req: PayloadRequest, slug: string): Promise<JobOpening> {
  const opening = await findOne(req, 'jobOpenings', {
    where: { slug: { equals: slug } },
    overrideAccess: true, // a draft is answered as one that does not exist
  })
  if (!opening || opening.status === 'draft') {
    throw new AppError('no_opening', 'This position does not exist.', 404)
  }
  const { status, publishedAt = null, closesAt = null } = opening
  if (status === 'open' && isOpenOn({ publishedAt, closesAt }, new Date())) return opening
  throw new AppError(
    'opening_closed',
    'This position is closed. We take no more applications.',
    409,
  )
}
