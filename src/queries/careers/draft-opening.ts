import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'

import { may } from '@/src/access/permissions'
import type { OpeningView } from '@/src/domain/careers/opening-view'
import { findOne } from '@/src/lib/find-one'
import { requireStaff } from '@/src/queries/platform/session'

import { openingOf } from './opening-of'

/** An opening whatever its status, for staff who may view them; null for others. */
export async function draftOpening(slug: string): Promise<OpeningView | null> {
  const user = await requireStaff(`/careers/${slug}/preview`)
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  if (!(await may(req, 'view_careers'))) return null
  const opening = await findOne(req, 'jobOpenings', {
    where: { slug: { equals: slug } },
    overrideAccess: false,
  })
  return opening && openingOf(opening)
}
