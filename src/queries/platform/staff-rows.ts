import type { CollectionSlug, PayloadRequest } from 'payload'

import { findRows, type Row, type Rows, rowById, type Selectable } from '@/src/lib/find-one'

/** The rows that the person who asks may read, relations as ids. */
export const staffRows = <One extends CollectionSlug, Select extends Selectable<One>>(
  req: PayloadRequest,
  collection: One,
  wanted: Rows<Select>,
): Promise<Row<One, Select>[]> =>
  findRows<One, Select>(req, collection, { ...wanted, overrideAccess: false })

/** One record, its relations as ids. @throws NotFound or Forbidden where the person may not read it */
export const staffRecord = <One extends CollectionSlug>(
  req: PayloadRequest,
  collection: One,
  id: string,
) => rowById(req, collection, id, { trash: true, overrideAccess: false })
