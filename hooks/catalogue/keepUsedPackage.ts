import type { CollectionBeforeChangeHook } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { Package } from '@/src/payload-types'
import { refusalOf } from '@/src/services/catalogue/entries/entry-uses'

/** A package that the checkout describes does not go to the trash, no matter who sends it there. */
export const keepUsedPackage: CollectionBeforeChangeHook<Package> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !data.deletedAt || originalDoc.deletedAt) return data
  const refusal = await refusalOf(req, 'packages', originalDoc.id)
  if (refusal) throw new AppError('in_use', refusal, 409)
  return data
}
