import { cacheLife, cacheTag } from 'next/cache'

import { type PictureView, pictureView } from '@/src/domain/content/media/picture-view'
import { log } from '@/src/lib/log'

import { publicRows } from '../platform/public-payload'

/** A picture of the site with its sizes; null for one that is not there. */
export async function getPicture(id: string): Promise<PictureView | null> {
  'use cache'
  cacheTag('media')
  try {
    const [doc] = await publicRows('media', { where: { id: { equals: id } }, limit: 1 })
    cacheLife('max')
    return doc ? pictureView(doc) : null
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 })
    log.error({ err: error, id }, 'A picture could not be read')
    return null
  }
}
