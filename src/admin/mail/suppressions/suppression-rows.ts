import { can } from '@/src/access/actions'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { pageOf, readPage } from '@/src/admin/kit/list/read-keyset'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Suppression } from '@/src/payload-types'

const SHOWN = { email: true, reason: true, note: true, createdAt: true } as const

/** An address on the list, with what its reader may do about it. */
export type SuppressionRow = Pick<Suppression, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'changeSuppressions'> | null
}

/** One page of suppressed addresses, as far as the person who asks may read them. */
export const readSuppressions: ListSpec<SuppressionRow>['read'] = async (req, asked, limit) => {
  const docs = await readPage(req, 'suppressions', SHOWN, asked, limit)
  const grant = await can(req, 'changeSuppressions')
  return pageOf(
    docs.map((row) => ({ ...row, grant })),
    limit,
    ({ createdAt }) => createdAt,
  )
}
