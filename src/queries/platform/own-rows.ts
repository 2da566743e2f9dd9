import type { CollectionSlug, Where } from 'payload'

import { findRows, type Row, type Rows, type Selectable } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'
import { publicPayload } from '@/src/queries/platform/public-payload'

/** Staff may read everyone's; on the site everyone sees only their own. */
export const own = (user: User): Where => ({ user: { equals: user.id } })

/** The rows of a collection that are the customer's own. */
export async function ownRows<One extends CollectionSlug, Select extends Selectable<One>>(
  user: User,
  collection: One,
  { where, ...wanted }: Rows<Select>,
): Promise<Row<One, Select>[]> {
  return findRows<One, Select>({ payload: await publicPayload() }, collection, {
    ...wanted,
    where: where ? { and: [own(user), where] } : own(user),
    overrideAccess: false,
    user,
  })
}
