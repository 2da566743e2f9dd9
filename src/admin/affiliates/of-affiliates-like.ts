import type { PayloadRequest } from 'payload'

import type { Question } from '@/src/admin/kit/list/list-spec'
import { affiliatesLike } from '@/src/queries/affiliates/affiliates-like'

/** The question, of those affiliates alone whom its words find. @param path where a row names its affiliate */
export async function ofAffiliatesLike(
  req: PayloadRequest,
  asked: Question,
  path: 'id' | 'link',
): Promise<Question> {
  if (asked.text === '') return asked
  const like = { [path]: { in: await affiliatesLike(req, asked.text) } }
  return { ...asked, where: { and: [asked.where, like] } }
}
