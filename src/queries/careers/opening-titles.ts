import type { PayloadRequest } from 'payload'
import { cache } from 'react'

import { staffRows } from '@/src/queries/platform/staff-rows'

/** What the openings are called, by id, asked once a request; only of those that are readable. */
export const openingTitles = cache(
  async (req: PayloadRequest): Promise<ReadonlyMap<string, string>> => {
    const wanted = { select: { title: true }, sort: 'title', limit: 500 } as const
    const docs = await staffRows(req, 'jobOpenings', wanted)
    return new Map(docs.map(({ id, title }) => [id, title]))
  },
)
