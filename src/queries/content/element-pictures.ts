import { imageValueOf } from '@/src/domain/content/editing/image-value'
import type { Picture, StoredContent } from '@/src/domain/content/page-content'

import { publicRows } from '../platform/public-payload'

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
