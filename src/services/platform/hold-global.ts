import type { GlobalSlug, PayloadRequest } from 'payload'

import { lockInTransaction, lockRows, tableOf } from '@/src/lib/database'

/** Makes all other changes of a global wait until the transaction ends. Before it is first saved it has no row. */
export async function holdGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  await lockInTransaction(req, `global ${slug}`)
  await lockRows(req, tableOf(req.payload, slug))
}
