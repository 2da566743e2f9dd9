import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
} from 'payload'
import { loopText, loopThrough, withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { activeLeads, lockRedirects } from '@/src/services/platform/redirects/redirects'

/** What has no meaning without its parent goes with it, in the same transaction. */
export const deleteWith =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.db.deleteMany({ collection, where: { [field]: { equals: id } }, req })
  }

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

/** A redirect that comes back to where it began would never end. */
export const refuseLoop: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data }
  if (typeof next.from !== 'string' || typeof next.to !== 'string') return data
  const target = withinSite(next.to, new URL(env.SITE_URL).origin)
  const isOn = next.isActive !== false
  if (!isOn && target !== next.from) return data
  await lockRedirects(req)
  const leads = new Map(isOn ? await activeLeads(req) : [])
  if (originalDoc?.from) leads.delete(originalDoc.from)
  const loop = loopThrough(next.from, target, leads)
  if (!loop) return data
  const words = loopText(loop)
  throw new AppError('redirect_loop', words, 422, { to: words })
}
