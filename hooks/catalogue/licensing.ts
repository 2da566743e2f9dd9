import type { Access, CollectionAfterReadHook, PayloadRequest, Where } from 'payload'

import { isStaff, may } from '@/src/access/permissions'
import { PUBLISHED } from '@/src/access/rules'
import { ADDON_CODES } from '@/src/domain/catalogue/pricing/service-addons'
import type { Service } from '@/src/payload-types'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'

async function slugOf(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.find({
    collection: 'services',
    where: { id: { equals: id } },
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // which service a row is of
    req,
  })
  return docs[0]?.slug
}

/** Packages of a service that need what is not confirmed: visitors don’t get them by any way. */
export const hideUnsoldTypes: CollectionAfterReadHook<Service> = async ({
  doc,
  req,
  overrideAccess,
}) => {
  if (overrideAccess || isStaff(req) || !doc.packageTypes) return doc
  const slug = doc.slug ?? (await slugOf(req, doc.id)) // whatever was selected
  const { closed } = await salesAt(req)
  const packageTypes = doc.packageTypes.filter(
    ({ key }) => closed({ kind: 'service', service: slug ?? '', type: key }) === null,
  )
  return { ...doc, packageTypes }
}

/** Staff read every add-on; visitors those that are on sale. */
export const readAddonsOnSale: Access = async ({ req }) => {
  if (await may(req, 'view_addons')) return true
  const { closed } = await salesAt(req)
  const codes = ADDON_CODES.filter((code) => closed({ kind: 'addon', code }) !== null)
  if (codes.length === 0) return PUBLISHED
  const isOpen: Where = { or: [{ code: { exists: false } }, { code: { not_in: [...codes] } }] }
  return { and: [PUBLISHED, isOpen] }
}
