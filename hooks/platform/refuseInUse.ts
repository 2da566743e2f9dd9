import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

import { AppError } from '@/src/lib/errors'

type Reference = readonly [collection: CollectionSlug, field: string]

/** A document that others cannot do without stays; says which ones hold it. */
export const refuseInUse =
  (what: string, references: readonly Reference[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    for (const [collection, field] of references) {
      const { totalDocs } = await req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        overrideAccess: true, // what refers to it counts, no matter who may see it
        req,
      })
      if (totalDocs > 0) {
        const { singular, plural } = req.payload.collections[collection].config.labels
        const label = totalDocs === 1 ? singular : plural
        const name = typeof label === 'string' ? label.toLowerCase() : collection
        const message = `This ${what} is still used by ${totalDocs} ${name}. Switch it off instead, or remove those first.`
        throw new AppError('in_use', message, 409)
      }
    }
  }
