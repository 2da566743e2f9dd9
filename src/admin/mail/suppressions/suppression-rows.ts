import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import type { Question, Rows } from '@/src/admin/kit/list/list-spec'
import { keysetOptions, pageOf } from '@/src/admin/kit/list/read-keyset'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Suppression } from '@/src/payload-types'

const SHOWN = { email: true, reason: true, note: true, createdAt: true } as const

/** An address on the list, with what its reader may do about it. */
export type SuppressionRow = Pick<Suppression, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'changeSuppressions'> | null
}

/** One page of suppressed addresses, as far as the person who asks may read them. */
export async function readSuppressions(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<SuppressionRow>> {
  const { docs } = await req.payload.find({
    collection: 'suppressions',
    ...keysetOptions(asked, limit),
    select: SHOWN,
    overrideAccess: false,
    req,
  })
  const grant = await can(req, 'changeSuppressions')
  return pageOf(
    docs.map((row) => ({ ...row, grant })),
    limit,
    ({ createdAt }) => createdAt,
  )
}
