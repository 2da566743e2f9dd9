import type { PayloadRequest } from 'payload'

import type { Media } from '@/src/payload-types'

type Known = Pick<Media, 'id' | 'filename' | 'alt'>

/** The picture that the site has already of the same bytes; null where there is none. */
export async function pictureLike(req: PayloadRequest, hash: string): Promise<Known | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { hash: { equals: hash } },
    select: { filename: true, alt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // everyone may see them
    req,
  })
  return docs[0] ?? null
}
