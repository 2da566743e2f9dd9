import type {
  CollectionSlug,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

import { findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'
import { publicPayload } from '@/src/queries/platform/public-payload'

type Wanted<Select> = {
  readonly where?: Where
  readonly sort: Sort
  readonly limit: number
  readonly select?: Select
}

/** Staff may read everybody's; on the site everybody sees only their own. */
export const own = (user: User): Where => ({ user: { equals: user.id } })

/** The rows of a collection that are the customer's own. */
export async function ownRows<
  One extends CollectionSlug,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  user: User,
  collection: One,
  { where, ...wanted }: Wanted<Select>,
): Promise<TransformCollectionWithSelect<One, Select>[]> {
  return findRows<One, Select>({ payload: await publicPayload() }, collection, {
    ...wanted,
    where: where ? { and: [own(user), where] } : own(user),
    overrideAccess: false,
    user,
  })
}
