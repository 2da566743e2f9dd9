import type { PayloadRequest } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { findById } from '@/src/lib/find-one'

import { SCREEN_NAMES, screenOf } from '../screens/admin-href'

/** What follows a collection in an address without being a record of it. */
const NO_RECORDS = ['create', 'trash']

async function isInCollection(req: PayloadRequest, slug: string, id?: string): Promise<boolean> {
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  if (!collection || !id || NO_RECORDS.includes(id)) return Boolean(collection)
  if (!isId(id)) return false
  const found = await findById(req, collection.slug, id, {
    select: { createdAt: true },
    overrideAccess: true, // says no more than whether there is one, to staff who may open it
  })
  return found !== null
}

/** Whether the back-office has a page at an address. @param segments what it says after /admin */
export async function isThere(req: PayloadRequest, segments: readonly string[]): Promise<boolean> {
  const [kind, slug = '', id] = segments
  if (kind === undefined) return true
  const { admin, globals } = req.payload.config
  if (kind === 'collections') return isInCollection(req, slug, id)
  if (kind === 'globals') return globals.some((one) => one.slug === slug)
  const address = `/${segments.join('/')}`
  return (
    Object.values(admin.routes).includes(`/${kind}`) ||
    SCREEN_NAMES.map(screenOf).some((screen) => 'address' in screen && screen.address === address)
  )
}
