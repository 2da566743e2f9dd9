import type { CollectionBeforeValidateHook } from 'payload'

import { linkProblemIn } from '@/src/domain/content/rich-text/problem'
import { AppError } from '@/src/lib/errors'

/** Keeps `javascript:` and its like out of an opening, although no page of ours would follow it. */
export const refuseUnsafeLinks: CollectionBeforeValidateHook = ({ data }) => {
  const problem = linkProblemIn(data?.description)
  if (problem) throw new AppError('unsafe_link', problem, 422, { description: problem })
  return data
}
