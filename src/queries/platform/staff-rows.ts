import type {
  CollectionSlug,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

import { findRows, rowById } from '@/src/lib/find-one'

type Wanted<Select> = {
  readonly where?: Where
  readonly sort?: Sort
  readonly limit?: number
  /** Else the whole rows. */
  readonly select?: Select
}

/** The rows that the person who asks may read, relations as ids. */
export const staffRows = <
  One extends CollectionSlug,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  req: PayloadRequest,
  collection: One,
  wanted: Wanted<Select>,
): Promise<TransformCollectionWithSelect<One, Select>[]> =>
  findRows<One, Select>(req, collection, { ...wanted, overrideAccess: false })

/** One record, its relations as ids. @throws NotFound or Forbidden where the person may not read it */
export const staffRecord = <One extends CollectionSlug>(
  req: PayloadRequest,
  collection: One,
  id: string,
) => rowById(req, collection, id, { trash: true, overrideAccess: false })
