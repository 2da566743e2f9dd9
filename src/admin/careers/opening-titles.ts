import type { PayloadRequest } from 'payload'
import { cache } from 'react'

/** What the openings are called, by id, asked once a request; only of those that are readable. */
export const openingTitles = cache(
  async (req: PayloadRequest): Promise<ReadonlyMap<string, string>> => {
    const { docs } = await req.payload.find({
      collection: 'jobOpenings',
      select: { title: true },
      sort: 'title',
      limit: 500,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    return new Map(docs.map(({ id, title }) => [id, title]))
  },
)
