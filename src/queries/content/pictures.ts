import { cacheLife, cacheTag } from 'next/cache'
import type { Where } from 'payload'
import { imageValueOf } from '@/src/domain/content/editing/element-values'
import { type PictureView, pictureView } from '@/src/domain/content/media/picture-view'
import type { Picture, StoredContent } from '@/src/domain/content/page-content'
import { CONTENT, type ContentPage } from '@/src/domain/content/registry'
import { publicRows } from '@/src/queries/platform/public-payload'
import { readOr } from './read-or'

/** A picture of the site with its sizes; null for one that is not there. */
export async function getPicture(id: string): Promise<PictureView | null> {
  'use cache'
  cacheTag('media')
  return readOr<PictureView | null>(null, ['A picture could not be read', { id }], async () => {
    const [doc] = await publicRows('media', { where: { id: { equals: id } }, limit: 1 })
    cacheLife('max')
    return doc ? pictureView(doc) : null
  })
}

/** The pictures of these ids, as far as they can be shown. */
async function picturesById(ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const docs = await publicRows('media', {
    where: { id: { in: [...ids] } },
    limit: ids.length,
    select: { alt: true, url: true, filename: true, width: true, height: true },
  })
  return new Map(
    docs.flatMap(({ id, alt, url, width, height }) =>
      url && width && height ? [[id, { src: url, alt, width, height, position: '' }] as const] : [],
    ),
  )
}

/** Adds the picture of each element whose value names an existing one. */
export async function withPictures(stored: StoredContent): Promise<StoredContent> {
  const named = Object.entries(stored).flatMap(([selector, { value }]) => {
    const image = imageValueOf(value)
    return image ? [{ selector, image }] : []
  })
  if (named.length === 0) return stored
  const pictures = await picturesById(named.map(({ image }) => image.media))
  const shown = named.flatMap(({ selector, image: { media, x, y } }) => {
    const [picture, element] = [pictures.get(media), stored[selector]]
    return picture && element
      ? [[selector, { ...element, picture: { ...picture, position: `${x}% ${y}%` } }] as const]
      : []
  })
  return { ...stored, ...Object.fromEntries(shown) }
}

/** What a page can show: other rows of its address never reach it, however many there are. */
export function elementsShown(page: ContentPage): {
  readonly where: Where
  readonly limit: number
} {
  const selectors = Object.keys(CONTENT[page])
  const where: Where = {
    and: [
      { isActive: { equals: true } },
      { page: { equals: page } },
      { selector: { in: selectors } },
    ],
  }
  return { where, limit: selectors.length }
}
