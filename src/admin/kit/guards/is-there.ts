import type { PayloadRequest } from 'payload'

import { hasRecord } from '@/src/queries/platform/has-record'

import { SCREEN_NAMES, screenOf } from '../screens/admin-href'

/** What follows a collection in an address without being a record of it. */
const NO_RECORDS = ['create', 'trash']

async function isInCollection(req: PayloadRequest, slug: string, id?: string): Promise<boolean> {
  const collection = req.payload.config.collections.find((one) => one.slug === slug)
  if (!collection || !id || NO_RECORDS.includes(id)) return Boolean(collection)
  return hasRecord(req, collection.slug, id)
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
